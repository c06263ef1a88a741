import { parseUrl } from '../browser/parse-url.ts';

/**
 * Resolves a file URL of this or another site, such as a cover, to an absolute URL.
 *
 * @returns the absolute URL; undefined for a URL that is not http(s), and for a path without a configured origin
 */
export function absoluteFile(address: string | undefined, siteOrigin: string | null): string | undefined {
  const base = siteOrigin ?? undefined;
  const url = address ? parseUrl(address, base) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
