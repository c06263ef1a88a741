import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { begin } from './wait-until-idle.ts';

interface FillAndSubmitProps {
  /** The values of the form fields, by name. */
  values: Record<string, string>;
  /** The selector of an element that shows the result of the submission. */
  until: string;
  children: ReactNode;
}

/** Fills in and submits the form among its children, to show its result. */
export function FillAndSubmit({ values, until, children }: FillAndSubmitProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: submits the form once
  useLayoutEffect(() => {
    const end = begin();
    let isSent = false;
    const step = () => {
      const form = root.current?.querySelector<HTMLFormElement>('form[method=post]');
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

/** Sets the value of a field with the native setter: React ignores an assigned value. */
function type(field: Element | RadioNodeList | null, value: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no such field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
