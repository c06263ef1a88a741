import { type ReactNode, useLayoutEffect } from 'react';
import { begin } from './activity.ts';

interface PressedProps {
  /** What is pressed, one after the other, each as soon as it is there: selectors of the document. */
  on: readonly string[];
  /** What shows that the last one has answered. */
  until: string;
  children: ReactNode;
}

/** Presses something of what is inside, for what shows only then: a menu, a drawer, a dialog. */
export function Pressed({ on, until, children }: PressedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything is pressed once
  useLayoutEffect(() => {
    const end = begin();
    const waiting = [...on];
    const finish = () => {
      clearInterval(timer);
      end();
    };
    const step = () => {
      const next = waiting[0] === undefined ? undefined : document.querySelector<HTMLElement>(waiting[0]);
      if (next) {
        waiting.shift();
        next.click();
      } else if (waiting.length === 0 && document.querySelector(until)) finish();
    };
    const timer = setInterval(step, 50);
    return finish;
  }, []);
  return children;
}
