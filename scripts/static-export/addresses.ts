import type { ServerBuild } from 'react-router';
import { addressOf } from '../../src/app/route-addresses.ts';

type Routes = ServerBuild['routes'];

/** Every URL of the route table without parameters, in both languages. */
export function staticAddresses(routes: Routes): string[] {
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const segments = addressOf(routes, route.id)
      .split('/')
      .filter((segment) => segment && !segment.endsWith('?'))
      .map((segment) => (segment === ':lang' ? 'en' : segment));
    return segments.some((segment) => /^[:*]/.test(segment)) ? [] : [`/${segments.join('/')}`];
  });
  return [...new Set(addresses)];
}

/** The URLs of a site map. */
export function listedAddresses(siteMap: string): string[] {
  // Without a configured origin it contains paths only.
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address, 'http://localhost').pathname,
  );
}

/** The file of a page in a static site. Static hosts serve the index of a folder. */
export const fileOf = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}/index.html`.replace(/^\//, '');
