import { LRUCache } from 'lru-cache';

/** A value that the cache stores. */
export interface CacheableValue {
  /** Whether it may be stored at all; other values go to the requests that wait for them, and to no other. */
  isCacheable: boolean;
  /** Whether something failed while it was made; a partial value never replaces a whole one. */
  isPartial: boolean;
  /** What it takes in memory. */
  bytes: number;
}

interface Entry<Value> {
  value: Value;
  /** When the value was made, whatever was tried since. */
  madeAt: number;
}

/** How the request that needs a value first makes it. */
interface Source<Value> {
  make(): Promise<Value>;
  /** Told when a value could not be made again in the background. */
  onError(error: unknown): void;
}

interface RevalidatingCacheOptions {
  /** How long a value counts as fresh. */
  freshMs: number;
  /** What all stored values together may take. */
  maxBytes: number;
  clock?: { now(): number };
}

/** How long a value is served while a newer one cannot be made. */
const staleMs = 10 * 60_000;
/** How long a partial value counts as fresh. */
const partialMs = 1_000;

/**
 * Creates a cache that serves stale values while it revalidates them, and when that fails. Requests for a value that is being
 * made wait for that one.
 *
 * `LRUCache.fetch` does the work. A failed revalidation stores the older value again, so the next attempt waits for another
 * fresh period; `allowStaleOnFetchRejection` would try again with each request.
 *
 * @returns gets a value, and tells where it came from
 */
export function createRevalidatingCache<Value extends CacheableValue>({
  freshMs,
  maxBytes,
  clock = performance,
}: RevalidatingCacheOptions) {
  const isUsableWhenStale = (entry: Entry<Value> | undefined) =>
    entry !== undefined && !entry.value.isPartial && clock.now() - entry.madeAt < staleMs;

  const cache = new LRUCache<string, Entry<Value>, Source<Value>>({
    maxSize: maxBytes,
    // What is larger than the whole cache is handed out, and not stored.
    sizeCalculation: ({ value }, key) => (value.isCacheable ? value.bytes + key.length : maxBytes + 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: clock,
    // A value that is pushed out while it is made still reaches the requests that wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_, older, { context, options }) {
      const stale = older && isUsableWhenStale(older) ? older : undefined;
      try {
        const value = await context.make();
        if (value.isPartial && stale) return stale;
        if (value.isPartial) options.ttl = Math.min(partialMs, freshMs);
        return { value, madeAt: clock.now() };
      } catch (error) {
        if (!stale) throw error;
        context.onError(error);
        return stale;
      }
    },
  });

  return async (key: string, context: Source<Value>) => {
    const status: LRUCache.Status<string, Entry<Value>, Source<Value>> = {};
    const allowStale = isUsableWhenStale(cache.peek(key, { allowStale: true }));
    const entry = await cache.forceFetch(key, { allowStale, context, status });
    const isStale = status.returnedStale === true;
    const state = status.fetch === 'hit' ? 'hit' : isStale ? 'stale' : 'miss';
    return { value: entry.value, state };
  };
}
