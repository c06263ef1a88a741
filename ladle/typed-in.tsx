import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { begin } from './activity.ts';

interface TypedInProps {
  /** What is typed into the form's fields, by name. */
  values: Record<string, string>;
  /** What shows that the form has answered, as a selector of the document. */
  until: string;
  children: ReactNode;
}

/** Fills the form inside and sends it, for what a form shows only then. */
export function TypedIn({ values, until, children }: TypedInProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is sent once
  useLayoutEffect(() => {
    const end = begin();
    let isSent = false;
    const step = () => {
      const form = root.current?.querySelector('form');
      if (isSent && document.querySelector(until)) finish();
      else if (form && !isSent) {
        isSent = true;
        for (const [name, value] of Object.entries(values)) type(form.elements.namedItem(name), value);
        form.requestSubmit();
      }
    };
    const timer = setInterval(step, 30);
    const finish = () => {
      clearInterval(timer);
      end();
    };
    return finish;
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Sets a field as typing does: React overlooks a value that is simply assigned. */
function type(field: Element | RadioNodeList | null, value: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no such field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
