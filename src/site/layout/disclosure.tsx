import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** The delay before a menu closes when the mouse leaves it, long enough to cut a corner. */
const graceMs = 180;

interface DisclosureProps {
  /** The visible part, which opens the rest. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * A `details` element that also opens on hover and on keyboard focus. Without scripts it opens on click and tap.
 * `useDismissMenus` closes it.
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
        // The click after a hover must not close the menu.
        onClick={(event) => isMouse.current && event.detail > 0 && event.preventDefault()}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
