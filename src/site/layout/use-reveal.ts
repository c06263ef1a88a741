import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { allowsMotion } from '../../browser/media.ts';
import { observeViewport } from '../../browser/observe-viewport.ts';

/**
 * Animates the children of `data-reveal` elements each time they scroll into view. The server hides nothing, so everything is
 * visible without scripts and with prefers-reduced-motion.
 */
export function useReveal(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements change with the page
  useEffect(() => {
    if (!allowsMotion()) return;
    const observer = observeViewport((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        // Elements in the initial viewport are not animated.
        if (!isIntersecting) target.dataset.reveal = 'out';
        else if (target.dataset.reveal === 'out') {
          target.dataset.reveal = 'in';
          // Charts draw once.
          target.dataset.drawn = target.dataset.drawn ? 'before' : 'now';
        }
      }
    });
    if (!observer) return;
    const elements = [...(page.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? [])];
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const element of elements) element.dataset.reveal = '';
    };
  }, [page, pathname]);
}
