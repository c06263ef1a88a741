import { readBody } from '../../api/read-body.ts';
import { readResponse } from '../../api/response.ts';
import { surrogateKeysOfCall } from './call-surrogate-keys.server.ts';
import { type CacheableValue, createRevalidatingCache } from './revalidating-cache.ts';

interface CachedResponse extends CacheableValue {
  status: number;
  text: string;
}

/** The maximum size of all cached responses. */
const maxCacheBytes = 64_000_000;

interface ApiCacheOptions {
  /** The times for which a response is fresh, and served stale after that. */
  freshMs: number;
  staleMs: number;
  /** The limits of a call: time and response size. */
  timeoutMs: number;
  maxBytes: number;
}

interface ApiCache {
  /** Creates `fetch` for one request, whose `traceHeaders` are sent with cache misses. `ask` sends them. */
  fetchFor(traceHeaders: Record<string, string>, ask?: typeof fetch): (request: Request) => Promise<Response>;
  /** Removes the responses with one of the surrogate keys and returns their number. */
  purge(surrogateKeys: ReadonlySet<string>): number;
}

/**
 * Caches the server's anonymous GET calls for a short time. A request without user data cannot have a user-specific response.
 * Errors are never cached.
 */
export function createApiCache({ freshMs, staleMs, timeoutMs, maxBytes }: ApiCacheOptions): ApiCache {
  const { get, purge } = createRevalidatingCache<CachedResponse>({
    freshMs,
    staleMs,
    maxBytes: maxCacheBytes,
  });

  async function make(
    url: string,
    headers: Record<string, string>,
    ask: typeof fetch,
  ): Promise<CachedResponse> {
    const response = await ask(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBody(response, maxBytes);
    const { status } = response;
    return {
      status,
      text,
      isCacheable: isSuccess(status, text),
      isPartial: false,
      bytes: 2 * text.length,
      surrogateKeys: surrogateKeysOfCall(url),
    };
  }

  const fetchFor: ApiCache['fetchFor'] =
    (traceHeaders, ask = fetch) =>
    async (request) => {
      if (request.method !== 'GET' || request.headers.has('Authorization')) return ask(request.url, request);
      const key = keyOf(request.url);
      const source = {
        make: () => make(request.url, traceHeaders, ask),
        // The next request after the older answer has expired surfaces the error.
        onError() {},
      };
      const { value } = await Promise.race([get(key, source), whenAborted(request.signal)]);
      return new Response(value.text, { status: value.status });
    };
  return { fetchFor, purge };
}

/** The cache key of a request. */
function keyOf(address: string): string {
  const url = new URL(address);
  // The timestamp parameter does not change the response.
  url.searchParams.delete('_t');
  url.searchParams.sort();
  return url.href;
}

function isSuccess(status: number, text: string): boolean {
  try {
    readResponse(status, text);
    return true;
  } catch {
    return false;
  }
}

/** Rejects when the signal aborts, while other requests continue to wait for the same response. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
