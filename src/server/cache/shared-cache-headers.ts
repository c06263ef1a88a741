/** The lifetime of a public page. */
export interface PageLifetime {
  /** The time for which a page is fresh. */
  freshMs: number;
  /** The time after it for which a page is served while it is revalidated and while revalidation fails. */
  staleMs: number;
}

/**
 * The headers of a complete public page. Shared caches store it; browsers store it and revalidate it on each use.
 *
 * `stale-while-revalidate` is in `CDN-Cache-Control` (RFC 9213) only. In `Cache-Control`, Firefox applies it to navigations too and
 * shows the page from before the login once more.
 */
export function sharedPageHeaders({ freshMs, staleMs }: PageLifetime): [name: string, value: string][] {
  const [fresh, stale] = [freshMs / 1000, staleMs / 1000];
  return [
    ['cache-control', `public, max-age=0, s-maxage=${fresh}, stale-if-error=${stale}`],
    ['cdn-cache-control', `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`],
  ];
}

/** The lifetime of a public page with missing data: the next visitor asks again. */
export const partialPageLifetime = 'private, no-cache';

/** The lifetime of a page for one user. */
export const privateLifetime = 'private, no-store';
