import { type ReactNode, useLayoutEffect } from 'react';
import { begin } from './wait-until-idle.ts';

interface ClickProps {
  /** Selectors of the elements to click, in order. Each click waits for its element. */
  on: readonly string[];
  /** The selector of an element that shows the result of the last click. */
  until: string;
  /** Whether to scroll to the end, where a bar that stays in view covers nothing. */
  isAtEnd?: boolean;
  children: ReactNode;
}

/** Clicks elements among its children, to show a menu, a drawer or a dialog. */
export function Click({ on, until, isAtEnd = false, children }: ClickProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: clicks each element once
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
      } else if (waiting.length === 0 && document.querySelector(until)) {
        if (isAtEnd) scrollTo(0, document.documentElement.scrollHeight);
        finish();
      }
    };
    const timer = setInterval(step, 50);
    return () => {
      finish();
      // For the next story.
      if (isAtEnd) scrollTo(0, 0);
    };
  }, []);
  return children;
}
