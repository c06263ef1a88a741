import { LRUCache } from 'lru-cache';

/** What a page cache keeps and hands out. */
export interface CachedPage {
  /** Whether it may be kept at all; others go to those who wait for them, and to nobody else. */
  isCacheable: boolean;
  /** Whether nothing is missing in it; an incomplete one never replaces a complete one. */
  isComplete: boolean;
  /** What it takes in memory. */
  bytes: number;
}

interface Found<Page> {
  page: Page;
  state: 'hit' | 'stale' | 'miss';
}

interface Kept<Page> {
  page: Page;
  madeAt: number;
  /** When it was last made, or tried to be. */
  lastAttemptAt: number;
}

interface PageCacheOptions<Page, Context> {
  /** Makes a page anew; `context` is what the request brought along that needs it first. */
  make(key: string, context: Context): Promise<Page>;
  /** How long a page counts as fresh. */
  freshMs: number;
  /** What all kept pages together may take. */
  maxBytes: number;
  /** Told when a page could not be made anew in the background. */
  onError(error: unknown, context: Context): void;
  now?(): number;
}

/** How long a page is shown while a newer one cannot be made. */
const staleMs = 10 * 60_000;
/** How long a page that lacks something counts as fresh. */
const incompleteMs = 1_000;

/**
 * Keeps pages for a short time. An older one is shown at once while a newer one is being made, and whoever asks for a
 * page that is on its way waits for that one.
 */
export function createPageCache<Page extends CachedPage, Context>({
  make,
  freshMs,
  maxBytes,
  onError,
  now = Date.now,
}: PageCacheOptions<Page, Context>) {
  const kept = new LRUCache<string, Kept<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
  });
  const inFlight = new Map<string, Promise<Page>>();

  async function revalidate(key: string, context: Context): Promise<Page> {
    try {
      const page = await make(key, context);
      const before = kept.get(key);
      const isBetter = page.isCacheable && (page.isComplete || !before?.page.isComplete);
      if (isBetter) kept.set(key, { page, madeAt: now(), lastAttemptAt: now() });
      else if (before) before.lastAttemptAt = now();
      return page;
    } catch (error) {
      const before = kept.get(key);
      if (before) before.lastAttemptAt = now();
      throw error;
    } finally {
      inFlight.delete(key);
    }
  }

  function start(key: string, context: Context): Promise<Page> {
    const coming = inFlight.get(key) ?? revalidate(key, context);
    inFlight.set(key, coming);
    return coming;
  }

  /** Gives a page that is there, and has it made anew when it is no longer fresh. */
  function find(key: string, context: Context): Found<Page> | undefined {
    const known = kept.get(key);
    if (!known) return undefined;
    const fresh = known.page.isComplete ? freshMs : Math.min(incompleteMs, freshMs);
    if (now() - known.madeAt >= Math.max(staleMs, fresh)) return undefined;
    if (now() - known.lastAttemptAt < fresh) return { page: known.page, state: 'hit' };
    if (!known.page.isComplete) return undefined;
    start(key, context).catch((error) => onError(error, context));
    return { page: known.page, state: 'stale' };
  }

  /** Gives a page, for which it may have to be waited. */
  async function take(key: string, context: Context): Promise<Found<Page>> {
    return find(key, context) ?? { page: await start(key, context), state: 'miss' };
  }

  return { find, take };
}
