/** Calls back when the browser is idle, after five seconds at the latest, and returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  try {
    const handle = requestIdleCallback(callback, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari has no idle callbacks. Several in a row, such as the preloading of pages, should not take long.
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
}
