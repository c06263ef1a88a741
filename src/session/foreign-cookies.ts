import { cookieStore } from '../browser/cookie-store.ts';
import { cookiePath, fileInSite } from '../i18n/base-path.ts';
import { languages } from '../i18n/languages.ts';
import { localize } from '../i18n/localized-path.ts';
import { paths } from '../paths/paths.ts';

interface CookiePlace {
  domain: string;
  path: string;
}

/**
 * Lists where another host of the same site can store a cookie that this host reads: for this host and each parent domain, at each
 * path of the page and of the user area.
 *
 * A cookie with one of these places goes to the server beside the one of this host, and may come first.
 */
export function listForeignPlaces({
  hostname,
  pathname,
}: Pick<Location, 'hostname' | 'pathname'>): CookiePlace[] {
  const labels = hostname.split('.');
  // Browsers accept no cookie for a single label or for a part of an IP address.
  const isName = labels.length > 1 && !/^\d+$|:/.test(labels.at(-1) ?? '');
  const domains = isName ? labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')) : [];
  const userAreas = languages.map((language) => fileInSite(localize(paths.user(), language)));
  const parts = pathname.split('/');
  const parents = parts.map((_, index) => parts.slice(0, index + 1).join('/') || '/');
  // `/user` and `/user/` are two places.
  const cookiePaths = new Set(
    [cookiePath, ...userAreas, ...parents].flatMap((path) => [path, path.endsWith('/') ? path : `${path}/`]),
  );
  return domains.flatMap((domain) => [...cookiePaths].map((path) => ({ domain, path })));
}

/** Removes cookies with a name that another host of the same site has stored for this one. The cookie of this host stays. */
export function removeForeignCookies(name: string): void {
  for (const place of listForeignPlaces(location)) cookieStore.remove(name, place);
}
