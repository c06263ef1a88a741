import { attempt } from './attempt.ts';

/** Creates an observer of elements in the viewport; undefined where the browser blocks it. */
export const observeViewport = (
  callback: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined => attempt(() => new IntersectionObserver(callback, options));
