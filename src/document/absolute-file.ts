import { parseUrl } from '../browser/parse-url.ts';

/**
 * Makes the absolute address of a file of this site or of another one, such as a cover.
 *
 * @returns undefined for what is no http(s) address, and for a path while the site's origin is not configured
 */
export function absoluteFile(address: string | undefined, siteOrigin: string | null): string | undefined {
  const base = siteOrigin ?? undefined;
  const url = address ? parseUrl(address, base) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
