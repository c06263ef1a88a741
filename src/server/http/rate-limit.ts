import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** The number of calls of a key within a window. */
  max: number;
  windowMs: number;
  clock?: { now(): number };
}

/** The maximum number of counted keys. Beyond it the oldest are forgotten. */
const maxKeys = 10_000;

/** Creates a limit of calls per key in fixed windows. The function counts a call and returns whether it is allowed. */
export function createRateLimit({ max, windowMs, clock = performance }: RateLimitOptions) {
  const counts = new LRUCache<string, { calls: number }>({
    max: maxKeys,
    ttl: windowMs,
    ttlResolution: 0,
    perf: clock,
  });
  return (key: string): boolean => {
    const count = counts.get(key) ?? { calls: 0 };
    if (count.calls === 0) counts.set(key, count);
    count.calls += 1;
    return count.calls <= max;
  };
}
