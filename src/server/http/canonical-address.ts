import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { canonicalPath } from '../../i18n/language-middleware.ts';
import { isLanguage } from '../../i18n/languages.ts';

/** A route, as far as it says which addresses its page has. */
export interface AddressedRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { handle?: unknown };
}

/** The routes of a build, by id. */
type Routes = Record<string, AddressedRoute | undefined>;

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

/** Characters of the addresses that are remembered. */
const maxCharacters = 500_000;

/**
 * Makes the function that finds the canonical address of a request target.
 *
 * The router takes `/ABOUT` and `/%61bout` for `/about`, and any query besides. A cache that did the same would hold a page as
 * often as there are ways to write its address.
 */
export function canonicalAddresses(routes: Routes): (target: string) => CanonicalAddress {
  const tree = routeTree(routes);
  const pages = new LRUCache<string, Page>({
    maxSize: maxCharacters,
    sizeCalculation: ({ path }, pathname) => path.length + pathname.length,
    memoMethod(pathname) {
      const proper = canonicalPath(pathname);
      const matches = matchRoutes(tree, proper) ?? [];
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

/** The routes as the router takes them. */
function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routeTree(routes, id) }];
  });
}

/** The query names that a route says its page reads. */
function searchParamsOf(handle: unknown): readonly string[] {
  if (typeof handle !== 'object' || handle === null || !('searchParams' in handle)) return [];
  const { searchParams } = handle;
  return Array.isArray(searchParams) ? searchParams.filter((name) => typeof name === 'string') : [];
}
