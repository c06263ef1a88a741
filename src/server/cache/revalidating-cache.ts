import { LRUCache } from 'lru-cache';
import type { PageLifetime } from './shared-cache-headers.ts';

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
  /** @param older the value that the new one replaces */
  make(older?: Value): Promise<Value>;
  /** Called when a background revalidation fails. */
  onError(error: unknown): void;
}

interface RevalidatingCacheOptions extends PageLifetime {
  /** The maximum size of all stored values. */
  maxBytes: number;
  clock?: { now(): number };
  /** Called when a value is removed for lack of space. */
  onEvict?(): void;
}

/** The time for which a partial value is fresh. */
const partialMs = 1_000;

/**
 * Creates a cache that serves stale values while it revalidates them, and when revalidation fails. Concurrent requests for a key
 * share one creation.
 *
 * `LRUCache.fetch` does the work. A failed revalidation stores the older value again, so the next attempt waits for another
 * fresh period; `allowStaleOnFetchRejection` would try again with each request.
 *
 * @returns a function that returns the value of a key and its cache status
 */
export function createRevalidatingCache<Value extends CacheableValue>({
  freshMs,
  staleMs,
  maxBytes,
  clock = performance,
  onEvict,
}: RevalidatingCacheOptions) {
  const isUsableWhenStale = (entry: Entry<Value> | undefined) =>
    entry !== undefined && !entry.value.isPartial && clock.now() - entry.madeAt < freshMs + staleMs;

  const cache = new LRUCache<string, Entry<Value>, Source<Value>>({
    maxSize: maxBytes,
    // Values larger than the cache are returned and not stored.
    sizeCalculation: ({ value }, key) => (value.isCacheable ? value.bytes + key.length : maxBytes + 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: clock,
    // A value that is evicted during its creation still reaches the waiting requests.
    ignoreFetchAbort: true,
    dispose: (_, __, reason) => reason === 'evict' && onEvict?.(),
    async fetchMethod(_, older, { context, options }) {
      const stale = older && isUsableWhenStale(older) ? older : undefined;
      try {
        const value = await context.make(older?.value);
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
    const state = status.fetch === 'hit' ? 'hit' : status.returnedStale ? 'stale' : 'miss';
    return { value: entry.value, state };
  };
}
