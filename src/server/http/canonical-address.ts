import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { canonicalPath } from '../../i18n/language-middleware.ts';
import { isLanguage } from '../../i18n/languages.ts';

/** What an address needs of a route of the build. */
export type AddressedRoute = Pick<BuiltRoute, 'id' | 'parentId' | 'path' | 'index'> & {
  module: Pick<BuiltRoute['module'], 'handle'>;
};
type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

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
    memoMethod: (pathname) => findPage(tree, canonicalPath(pathname)),
  });

  return (target) => {
    const { pathname, search, searchParams: received } = new URL(base + target);
    const { searchParams, ...page } = pages.memo(pathname);
    if (search === '') return { ...page, key: page.path };
    const query = new URLSearchParams();
    for (const name of searchParams) {
      const value = received.get(name);
      if (value) query.set(name, value);
    }
    return { ...page, key: query.size > 0 ? `${page.path}?${query}` : page.path };
  };
}

function findPage(tree: RouteObject[], pathname: string): Page {
  const matches = matchRoutes(tree, pathname) ?? [];
  const pattern = matches.flatMap(({ route }) => route.path || []).join('/');
  const params = { ...matches.at(-1)?.params };
  // The router decodes `/%45n`.
  const language = params.lang?.toLowerCase();
  if (isLanguage(language)) params.lang = language;
  const isNotFound =
    matches.length === 0 || pattern.endsWith('*') || (params.lang !== undefined && !isLanguage(params.lang));
  const handles = matches.map(({ route }): PageHandle | undefined => route.handle);
  return {
    path: isNotFound ? pathname : new URL(generatePath(`/${pattern}`, params), base).pathname,
    pattern: isNotFound ? '*' : `/${pattern}`,
    searchParams: handles.flatMap((handle) => handle?.searchParams ?? []),
    isPersonal: handles.some((handle) => handle?.isPersonal),
  };
}

/** The routes in the format of the router. */
function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== parentId || !route) return [];
    const { id, path, index } = route;
    const { handle } = route.module;
    return [index ? { path, handle, index } : { path, handle, children: routeTree(routes, id) }];
  });
}
