/** Calls back when the browser is idle, after five seconds at the latest, and returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  try {
    const handle = requestIdleCallback(callback, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  } catch {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
}
