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

/** A public page: its unprefixed address, and the name of its route, which is the name of its texts. */
interface PublicPage {
  path: string;
  name: string;
}

/** All public pages that are part of the build. */
export function listPublicPages(routes: Routes): PublicPage[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || !isBelow(routes, route.id, publicLayout)) return [];
    const address = addressOf(routes, route.id) || '/';
    const isPage = route.path !== undefined || route.index;
    const paths = bundledPages.get(address) ?? (isPage && !address.includes(':') ? [address] : []);
    return paths.map((path) => ({ path, name: route.id.slice(route.id.indexOf(':') + 1) }));
  });
}

/** The unprefixed addresses of all public pages. */
export const publicAddresses = (routes: Routes): string[] => listPublicPages(routes).map(({ path }) => path);
