import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** How long a mouse may be off before what it opened closes: long enough to cut a corner. */
const graceMs = 180;

interface DisclosureProps {
  /** What is always to be seen, and opens the rest. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * A `details` element that also opens on hover and when the keyboard reaches it. Without script it opens on a click,
 * as it does for touch. `useDismissMenus` closes it.
 */
export function Disclosure({ summary, className, summaryClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMouse = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function set(open: boolean): void {
    clearTimeout(timer.current);
    if (details.current) details.current.open = open;
  }

  function onPointerEnter({ pointerType }: PointerEvent): void {
    isMouse.current = pointerType === 'mouse';
    if (isMouse.current) set(true);
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    isMouse.current = false;
    if (pointerType === 'mouse') timer.current = setTimeout(set, graceMs, false);
  }

  return (
    <details
      ref={details}
      className={className}
      suppressHydrationWarning
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself */}
      <summary
        className={summaryClassName}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && set(true)}
        // What the mouse opened by coming here, its click must not close.
        onClick={(event) => isMouse.current && event.detail > 0 && event.preventDefault()}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
