import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router';
import { canonicalPath } from '../../i18n/language-middleware.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { type IndexedRoute, type Routes, routesFor, routeTree, shapes } from '../render/route-index.ts';

/** A route, as far as it says which addresses its page has. */
export interface AddressedRoute extends IndexedRoute {
  module: { handle?: unknown };
}

/** The address of a page, in the one way that the site itself writes it. */
interface CanonicalAddress {
  path: string;
  /** The path with those parts of the query that the page reads: requests of the same key get the same page. */
  key: string;
}

interface Page {
  path: string;
  searchParams: readonly string[];
}

const base = 'http://localhost';

/** Characters of the addresses that are remembered, and shapes of addresses. */
const maxCharacters = 500_000;
const maxShapes = 500;

/**
 * Makes the function that finds the canonical address of a request target.
 *
 * The router takes `/ABOUT` and `/%61bout` for `/about`, and any query besides. A cache that did the same would hold a page as
 * often as there are ways to write its address.
 */
export function canonicalAddresses(routes: Routes<AddressedRoute>): (target: string) => CanonicalAddress {
  const whole = routeTree(routes);
  const shapeOf = shapes(routes);
  // With the routes of its shape alone a match takes a twentieth of the time.
  const trees = new LRUCache<string, ReturnType<typeof routeTree>>({
    max: maxShapes,
    memoMethod: (shape) => routeTree(routesFor(routes, shape.split('/'))),
  });
  const match = (pathname: string) => {
    // An encoded slash ends no segment.
    const shape = /%2f/i.test(pathname) ? undefined : shapeOf(decodeURIComponent(pathname));
    return matchRoutes(shape ? trees.memo(shape.join('/')) : whole, pathname) ?? [];
  };
  const pages = new LRUCache<string, Page>({
    maxSize: maxCharacters,
    sizeCalculation: ({ path }, pathname) => path.length + pathname.length,
    memoMethod(pathname) {
      const proper = canonicalPath(pathname);
      const matches = match(proper);
      const pattern = matches.flatMap(({ route }) => route.path || []).join('/');
      const params = matches.at(-1)?.params ?? {};
      const isMiss =
        !pattern || pattern.endsWith('*') || (params.lang !== undefined && !isLanguage(params.lang));
      return {
        path: isMiss ? proper : new URL(generatePath(`/${pattern}`, params), base).pathname,
        searchParams: matches.flatMap(({ route }) => searchParamsOf(routes[route.id ?? '']?.module.handle)),
      };
    },
  });
  return (target) => {
    const { pathname, search, searchParams: asked } = new URL(base + target);
    const { path, searchParams } = pages.memo(pathname);
    if (search === '') return { path, key: path };
    const query = new URLSearchParams();
    for (const name of searchParams) {
      const value = asked.get(name);
      if (value) query.set(name, value);
    }
    return { path, key: query.size > 0 ? `${path}?${query}` : path };
  };
}

/** The query names that a route says its page reads. */
function searchParamsOf(handle: unknown): readonly string[] {
  if (typeof handle !== 'object' || handle === null || !('searchParams' in handle)) return [];
  const { searchParams } = handle;
  return Array.isArray(searchParams) ? searchParams.filter((name) => typeof name === 'string') : [];
}
