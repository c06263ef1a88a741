import { caseIds } from '../paths/case-ids.ts';
import { paths } from '../paths/paths.ts';

/** Routes by id, as the server build describes them. */
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>;

/** The pages of routes whose parameter values are part of the build. */
const bundledPages = new Map([['/case/:id', caseIds.map(paths.caseStudy)]]);

/** The layout of every page that search engines list: pages below it are public and read the metadata of the API. */
const publicLayout = 'zh:page-meta';

/** The address of a route with its parameters, such as `/about/news/:id`. */
export function addressOf(routes: Routes, id: string): string {
  const route = routes[id];
  const parent = route?.parentId === undefined ? '' : addressOf(routes, route.parentId);
  return route?.path === undefined ? parent : `${parent.replace(/\/$/, '')}/${route.path}`;
}

/** Whether a route is below another one. */
function isBelow(routes: Routes, id: string, ancestorId: string): boolean {
  const parentId = routes[id]?.parentId;
  return parentId === ancestorId || (parentId !== undefined && isBelow(routes, parentId, ancestorId));
}

/** The unprefixed addresses of all public pages that are part of the build. */
export function publicAddresses(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || !isBelow(routes, route.id, publicLayout)) return [];
    const address = addressOf(routes, route.id) || '/';
    const isPage = route.path !== undefined || route.index;
    return bundledPages.get(address) ?? (isPage && !address.includes(':') ? [address] : []);
  });
}
