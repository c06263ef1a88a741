/**
 * Makes the absolute address of a file of this site or of another one, such as a cover.
 *
 * @returns undefined for what is no http(s) address, and for a path while the site's origin is not configured
 */
export function absoluteFile(address: string | undefined, siteOrigin: string | null): string | undefined {
  const base = siteOrigin ?? undefined;
  if (!address || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
