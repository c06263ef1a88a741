import type { LoaderArgs } from './loader-args.ts';

/** The time after which prefetched data is too old. */
export const prefetchMaxAgeMs = 5_000;

/** Increases with every change that can make prefetched data wrong. */
let generation = 0;

/** Discards all prefetched data: after a mutation, and when the session changes. */
export function discardPrefetchedData(): void {
  generation += 1;
}

/** The data of a page, which a link can load before its navigation. */
export interface PageData<Data> {
  /** Loads the data, or takes the prefetched one. The `clientLoader` of the page. */
  load: (args: LoaderArgs) => Promise<Data>;
  /**
   * Loads the data for a navigation that is likely.
   *
   * @param hasFailed returns whether a call failed: its error was not shown, so the navigation repeats it
   */
  prefetch: (args: LoaderArgs, hasFailed: () => boolean) => void;
}

interface Prefetched<Data> {
  url: string;
  generation: number;
  time: number;
  /** Undefined when a call failed. */
  data: Promise<{ value: Data } | undefined>;
}

/** Makes the data of a page prefetchable. Data is used once. */
export function createPageData<Data>(
  request: (args: LoaderArgs) => Promise<Data>,
  now: () => number = Date.now,
): PageData<Data> {
  let prefetched: Prefetched<Data> | undefined;

  const isFresh = (entry: Prefetched<Data>, url: string) =>
    entry.url === url && entry.generation === generation && now() - entry.time < prefetchMaxAgeMs;

  return {
    async load(args) {
      const entry = prefetched;
      prefetched = undefined;
      const found = entry && isFresh(entry, args.request.url) ? await entry.data : undefined;
      return found && entry?.generation === generation ? found.value : request(args);
    },
    prefetch(args, hasFailed) {
      const { url } = args.request;
      if (prefetched && isFresh(prefetched, url)) return;
      const data = request(args).then(
        (value) => (hasFailed() ? undefined : { value }),
        () => undefined,
      );
      prefetched = { url, generation, time: now(), data };
    },
  };
}
