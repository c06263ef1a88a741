import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets the children of every element marked `data-reveal` rise into view, again each time it comes back. The server marks nothing as
 * hidden, so without script everything simply shows; so it does for whoever asked for less motion.
 */
export function useReveal(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        // What is in view from the start stays as it is.
        if (!isIntersecting) target.dataset.reveal = 'out';
        else if (target.dataset.reveal === 'out') target.dataset.reveal = 'in';
      }
    });
    const elements = [...(page.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? [])];
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const element of elements) element.dataset.reveal = '';
    };
  }, [page, pathname]);
}
