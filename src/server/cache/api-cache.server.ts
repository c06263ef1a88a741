import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { CallInit } from '../../api/client.ts';
import { readBody } from '../../api/read-body.ts';
import { readResponse } from '../../api/response.ts';
import type { SendCall } from '../render/observed-fetch.server.ts';
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
  /** Returns how the data of a success differs from the contract. Such a response is not cached. */
  findMismatch(operationId: OperationId, data: unknown): string | undefined;
}

interface CallOptions {
  operationId: OperationId;
  /** Sent with cache misses. */
  traceHeaders: Record<string, string>;
  /** Sends cache misses. */
  ask: SendCall;
}

interface ApiCache {
  fetch(url: string, init: CallInit, options: CallOptions): Promise<Response>;
  /** Removes the responses with one of the surrogate keys and returns their number. */
  purge(surrogateKeys: ReadonlySet<string>): number;
}

/**
 * Caches the server's anonymous GET calls for a short time. A request without user data cannot have a user-specific response.
 * Errors are never cached.
 */
export function createApiCache({
  freshMs,
  staleMs,
  timeoutMs,
  maxBytes,
  findMismatch,
}: ApiCacheOptions): ApiCache {
  const { get, purge } = createRevalidatingCache<CachedResponse>({
    freshMs,
    staleMs,
    maxBytes: maxCacheBytes,
  });

  async function make(url: string, { operationId, traceHeaders, ask }: CallOptions): Promise<CachedResponse> {
    const response = await ask(url, { headers: traceHeaders, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBody(response, maxBytes);
    const { status } = response;
    return {
      status,
      text,
      isCacheable: isSuccess(status, text, (data) => findMismatch(operationId, data)),
      isPartial: false,
      bytes: 2 * text.length,
      surrogateKeys: surrogateKeysOfCall(operationId, url),
    };
  }

  const fetch: ApiCache['fetch'] = async (url, init, options) => {
    if (init.method !== 'GET' || init.headers.has('Authorization')) return options.ask(url, init);
    const key = keyOf(url);
    const source = {
      make: () => make(url, options),
      // The next request after the older answer has expired surfaces the error.
      onError() {},
    };
    const { value } = await Promise.race([get(key, source), whenAborted(init.signal)]);
    return new Response(value.text, { status: value.status });
  };
  return { fetch, purge };
}

/** The cache key of a request. */
function keyOf(address: string): string {
  const url = new URL(address);
  // The timestamp parameter does not change the response.
  url.searchParams.delete('_t');
  url.searchParams.sort();
  return url.href;
}

function isSuccess(...response: Parameters<typeof readResponse>): boolean {
  try {
    readResponse(...response);
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
