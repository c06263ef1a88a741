import type { ServerBuild } from 'react-router';
import { addressOf } from '../../src/app/route-addresses.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';

type Routes = ServerBuild['routes'];

const prefixes = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => `/${language}`);

/** Every URL of the route table without parameters, in all languages. */
export function staticAddresses(routes: Routes): string[] {
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const pattern = addressOf(routes, route.id).replace(/\/:\w+\?$/, '') || '/';
    const prefixed = pattern.startsWith('/:lang')
      ? prefixes.map((prefix) => pattern.replace('/:lang', prefix))
      : [pattern];
    return prefixed.filter((address) => !/[:*]/.test(address));
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
