const base = 'http://same.origin';

/**
 * Takes a `?redirect=` value and gives the path to go to; undefined for anything that could lead to another site.
 */
export function safeRedirect(target: string | null): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
