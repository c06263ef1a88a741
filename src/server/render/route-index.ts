import { LRUCache } from 'lru-cache';
import type { RouteObject, ServerBuild } from 'react-router';

/** A route, as far as it says which addresses lead to it. */
export interface IndexedRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/** What a route table holds of a route, by its id. */
export type Routes<Route> = Record<string, Route | undefined>;

/** Whatever else an address can hold, the router reads in ways of its own. */
const plainAddress = /^(?:\/[\w~-]+)*\/?$/;

/** Those of more shapes than a site has pages are nobody's links. */
const maxShapes = 500;

/**
 * Divides a build by the addresses that lead to it.
 *
 * React Router tries its routes one after the other, twice for each request, and describes all of them anew to draw a page:
 * a fifth of the work for a page of the user area. With the few routes that an address can lead to it finds the same.
 *
 * @param make makes what answers from a part of the build; called once for addresses of one shape
 * @returns what answers for a path
 */
export function divide<T extends object>(
  build: ServerBuild,
  make: (part: ServerBuild) => T,
): (pathname: string) => T {
  const whole = make(build);
  const shapeOf = shapes(build.routes);
  const parts = new LRUCache<string, T>({
    max: maxShapes,
    memoMethod(key) {
      const routes = routesFor(build.routes, segmentsOf(key));
      const described = Object.entries(build.assets.routes).filter(([id]) => id in routes);
      return make({ ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(described) } });
    },
  });
  return (pathname) => {
    const shape = shapeOf(pathname);
    return shape ? parts.memo(shape.join('/')) : whole;
  };
}

/**
 * Tells the shape of an address: its segments, with `:` in the place of each that no route names.
 *
 * @returns undefined for an address that is out of the ordinary, and has to be left to all routes
 */
export function shapes(routes: Routes<IndexedRoute>): (pathname: string) => string[] | undefined {
  const named = new Set(Object.values(routes).flatMap((route) => (route ? segmentsOf(route.path) : [])));
  return (pathname) => {
    if (!plainAddress.test(pathname)) return undefined;
    return segmentsOf(pathname).map((segment) => (named.has(segment) ? segment : ':'));
  };
}

/** The routes that addresses of a shape can lead to, in the order of the table, with those around them. */
export function routesFor<Route extends IndexedRoute>(routes: Routes<Route>, shape: string[]): Routes<Route> {
  const ids = new Set<string>();
  for (const route of Object.values(routes)) {
    if (!route || (!route.path && !route.index)) continue;
    const around = ancestry(routes, route);
    const segments = around.flatMap(({ path }) => segmentsOf(path));
    if (canLead(shape, segments)) for (const { id } of around) ids.add(id);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

/** The routes as the router takes them. */
export function routeTree(routes: Routes<IndexedRoute>, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routeTree(routes, id) }];
  });
}

/** The router minds neither capitals nor a slash at the end. */
const segmentsOf = (path = '') => path.toLowerCase().split('/').filter(Boolean);

/** A route with those around it, the outermost first. */
function ancestry<Route extends IndexedRoute>(routes: Routes<Route>, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...ancestry(routes, parent), route] : [route];
}

/** Whether addresses of a shape can lead to a route; from what it leaves open on, the router decides. */
function canLead(shape: string[], segments: string[]): boolean {
  const open = segments.findIndex((segment) => segment === '*' || segment.endsWith('?'));
  const fixed = open < 0 ? segments : segments.slice(0, open);
  if (open < 0 ? shape.length !== fixed.length : shape.length < fixed.length) return false;
  return fixed.every((segment, at) => segment.startsWith(':') || segment === shape[at]);
}
