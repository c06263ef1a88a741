/** The timeout for data that only search engines read. */
const timeoutMs = 800;

/**
 * Loads optional data for search engines with a timeout.
 *
 * @param request sends the request with an abort signal
 * @returns the response data, or null on failure or timeout
 */
export async function withTimeout<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  // A timeout is a failure, unlike an abort: a page without the data is not cached as complete.
  const late = () =>
    waiting.abort(new DOMException(`The call took longer than ${timeoutMs} ms`, 'TimeoutError'));
  const timer = setTimeout(late, timeoutMs);
  try {
    return await request(waiting.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
