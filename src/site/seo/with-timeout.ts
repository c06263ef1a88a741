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
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    return await request(waiting.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
