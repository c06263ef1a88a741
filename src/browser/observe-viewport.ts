/** Creates an observer of elements in the viewport; undefined where the browser blocks it. */
export function observeViewport(
  callback: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined {
  try {
    return new IntersectionObserver(callback, options);
  } catch {
    return undefined;
  }
}
