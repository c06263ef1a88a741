import type { ServerBuild } from 'react-router';
import { ancestry } from '../../src/server/route-index.ts';

type Routes = ServerBuild['routes'];

/** Every address of the route table that no parameter leaves open, in both languages. */
export function staticAddresses(routes: Routes): string[] {
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const segments = ancestry(routes, route)
      .flatMap(({ path = '' }) => path.split('/'))
      .filter((segment) => segment && !segment.endsWith('?'))
      .map((segment) => (segment === ':lang' ? 'en' : segment));
    return segments.some((segment) => /^[:*]/.test(segment)) ? [] : [`/${segments.join('/')}`];
  });
  return [...new Set(addresses)];
}

/** The addresses that a site map lists. */
export function listedAddresses(siteMap: string): string[] {
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Where the page of an address lies in a static site: hosts everywhere find a folder's index. */
export const fileOf = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}/index.html`.replace(/^\//, '');
