import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { canonicalPath } from '../../i18n/language-middleware.ts';
import { isLanguage } from '../../i18n/languages.ts';

/** The path properties of a route. */
export interface AddressedRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { handle?: unknown };
}

/** The routes of a build, by id. */
type Routes = Record<string, AddressedRoute | undefined>;

/** The canonical URL of a page. */
export interface CanonicalAddress {
  path: string;
  /** The path with the query parameters that the page reads. Requests with the same key get the same page. */
  key: string;
  /** The path pattern of the route, such as `/about/news/:id`; `*` for a page that does not exist. */
  pattern: string;
  /** Whether the page depends on the session. */
  isPersonal: boolean;
}

interface Page extends Omit<CanonicalAddress, 'key'> {
  searchParams: readonly string[];
}

const base = 'http://localhost';

/** The maximum size of the memoized URLs in characters. */
const maxCharacters = 500_000;

/**
 * Creates a function that returns the canonical URL of a request target.
 *
 * The router matches `/ABOUT` and `/%61bout` as `/about`, with any query. Without canonical URLs the cache would store a page once
 * per spelling.
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
      const params = { ...matches.at(-1)?.params };
      // The router decodes `/%45n`.
      const language = params.lang?.toLowerCase();
      if (isLanguage(language)) params.lang = language;
      const isMiss =
        matches.length === 0 ||
        pattern.endsWith('*') ||
        (params.lang !== undefined && !isLanguage(params.lang));
      return {
        path: isMiss ? proper : new URL(generatePath(`/${pattern}`, params), base).pathname,
        pattern: isMiss ? '*' : `/${pattern}`,
        searchParams: matches.flatMap(({ route }) => listIn(handleOf(route), 'searchParams')),
        isPersonal: matches.some(({ route }) => valueIn(handleOf(route), 'isPersonal') === true),
      };
    },
  });
  const handleOf = ({ id = '' }: RouteObject) => routes[id]?.module.handle;

  return (target) => {
    const { pathname, search, searchParams: asked } = new URL(base + target);
    const { searchParams, ...page } = pages.memo(pathname);
    const { path } = page;
    if (search === '') return { ...page, key: path };
    const query = new URLSearchParams();
    for (const name of searchParams) {
      const value = asked.get(name);
      if (value) query.set(name, value);
    }
    return { ...page, key: query.size > 0 ? `${path}?${query}` : path };
  };
}

/** The routes in the format of the router. */
function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routeTree(routes, id) }];
  });
}

/** A property of the handle of a route. */
const valueIn = (handle: unknown, name: string): unknown =>
  typeof handle === 'object' && handle !== null ? Reflect.get(handle, name) : undefined;

/** A list of words in the handle of a route. */
function listIn(handle: unknown, name: string): readonly string[] {
  const list = valueIn(handle, name);
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
}
