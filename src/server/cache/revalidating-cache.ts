import { LRUCache } from 'lru-cache';

/** A value that the cache stores. */
export interface CacheableValue {
  /** Whether it may be stored. Other values are only returned to the waiting requests. */
  isCacheable: boolean;
  /** Whether a part failed. A partial value never replaces a complete one. */
  isPartial: boolean;
  /** The size in memory. */
  bytes: number;
}

interface Entry<Value> {
  value: Value;
  /** The creation time of the value. */
  madeAt: number;
}

/** Creates a value. */
interface Source<Value> {
  make(): Promise<Value>;
  /** Called when a background revalidation fails. */
  onError(error: unknown): void;
}

interface RevalidatingCacheOptions {
  /** The time for which a value is fresh. */
  freshMs: number;
  /** The maximum size of all stored values. */
  maxBytes: number;
  clock?: { now(): number };
}

/** The time for which a stale value is served while revalidation fails. */
const staleMs = 10 * 60_000;
/** The time for which a partial value is fresh. */
const partialMs = 1_000;

/**
 * Creates a cache that serves stale values while it revalidates them, and when revalidation fails. Concurrent requests for a key
 * share one creation.
 *
 * `LRUCache.fetch` does the work. A failed revalidation stores the older value again, so the next attempt waits for another
 * fresh period; `allowStaleOnFetchRejection` would try again with each request.
 *
 * @returns a function that gets a value and its cache status
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
    // Values larger than the cache are returned and not stored.
    sizeCalculation: ({ value }, key) => (value.isCacheable ? value.bytes + key.length : maxBytes + 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: clock,
    // A value that is evicted during its creation still reaches the waiting requests.
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
