/** How long a page waits for what only search engines read. */
const timeoutMs = 800;

/**
 * Asks for what a page tells search engines, which it does without when it fails or is late.
 *
 * @param ask makes the call, and ends it when the signal says so
 * @returns its answer, or null
 */
export async function withTimeout<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    return await ask(waiting.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
