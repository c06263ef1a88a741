import type { RouteConfigEntry } from '@react-router/dev/routes';
import { publicAddresses } from '../src/app/route-addresses.ts';
import routeTable from '../src/routes.ts';

interface Route {
  id: string;
  parentId?: string;
  /** The module, relative to `src`. */
  file: string;
  path?: string;
  index?: boolean;
}

function flatten(entries: readonly RouteConfigEntry[], parentId?: string): Route[] {
  return entries.flatMap(({ id = '', file, path, index, children = [] }) => [
    { id, parentId, file, path, index },
    ...flatten(children, id),
  ]);
}

/** The route table by id, in the form of the server build. */
export const routes = Object.fromEntries(flatten(routeTable).map((route) => [route.id, route]));

/** The unprefixed addresses of all public pages that are part of the build. */
export const publicPages = publicAddresses(routes);
