import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** Every address of the route table that no parameter leaves open, in both languages. */
export function staticAddresses(routes: Routes): string[] {
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const segments = pathOf(routes, route.id)
      .split('/')
      .filter((segment) => segment && !segment.endsWith('?'))
      .map((segment) => (segment === ':lang' ? 'en' : segment));
    return segments.some((segment) => /^[:*]/.test(segment)) ? [] : [`/${segments.join('/')}`];
  });
  return [...new Set(addresses)];
}

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  return `${route.parentId ? pathOf(routes, route.parentId) : ''}/${route.path ?? ''}`;
}

/** The addresses that a site map lists. */
export function listedAddresses(siteMap: string): string[] {
  // Without a configured origin it names paths alone.
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address, 'http://localhost').pathname,
  );
}

/** Where the page of an address lies in a static site: hosts everywhere find a folder's index. */
export const fileOf = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}/index.html`.replace(/^\//, '');
