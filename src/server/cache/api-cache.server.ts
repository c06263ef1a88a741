import { readBody } from '../../api/read-body.ts';
import { readResponse } from '../../api/response.ts';
import { type CacheableValue, createRevalidatingCache } from './revalidating-cache.ts';

interface CachedAnswer extends CacheableValue {
  status: number;
  text: string;
}

/** What all kept answers together may take. */
const maxCacheBytes = 64_000_000;

interface KeptAnswersOptions {
  /** How long an answer counts as fresh. */
  freshMs: number;
  /** How long a call may take, and how large its answer may be. */
  timeoutMs: number;
  maxBytes: number;
  /** Asks the API; the network without it. */
  ask?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Answers the server's own calls from memory for a short time, where they read and do not say who asks: what is asked
 * without a word of a visitor cannot have an answer for that visitor alone. Refusals and failures are never kept.
 *
 * @returns makes the `fetch` of one request, whose `traceHeaders` a call carries that has to be made
 */
export function createApiCache({
  freshMs,
  timeoutMs,
  maxBytes,
  ask = fetch,
}: KeptAnswersOptions): (traceHeaders: Record<string, string>) => (request: Request) => Promise<Response> {
  const get = createRevalidatingCache<CachedAnswer>({ freshMs, maxBytes: maxCacheBytes });

  async function make(url: string, headers: Record<string, string>): Promise<CachedAnswer> {
    const response = await ask(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBody(response, maxBytes);
    const { status } = response;
    return { status, text, isCacheable: isSuccess(status, text), isPartial: false, bytes: 2 * text.length };
  }

  return (traceHeaders) => async (request) => {
    if (request.method !== 'GET' || request.headers.has('Authorization')) return ask(request.url, request);
    const key = keyOf(request.url);
    const source = {
      make: () => make(key, traceHeaders),
      // The next request after the older answer has expired surfaces the error.
      onError() {},
    };
    const { value } = await Promise.race([get(key, source), whenAborted(request.signal)]);
    return new Response(value.text, { status: value.status });
  };
}

/** One address for one question. */
function keyOf(address: string): string {
  const url = new URL(address);
  // The time of the call is in every address, and asks for nothing.
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

/** Rejects when somebody has waited long enough; others go on waiting for the same answer. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
