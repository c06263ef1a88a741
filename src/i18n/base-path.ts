/** The base path of the build: `/`, or another path for a static build. */
const folder = import.meta.env?.BASE_URL ?? '/';

/** The path of cookies. Without a trailing slash, so that it includes the base path itself. */
export const cookiePath = folder.replace(/(?<=.)\/$/, '');

/** The URL of a file in `public/`. */
export const fileInSite = (path: string): string => cookiePath.replace(/^\/$/, '') + path;

/** Removes the base path from a path. */
export const pathInSite = (pathname: string): string => withoutFolder(pathname, folder);

/** Removes a directory prefix, which ends with a slash, from a path. */
export function withoutFolder(pathname: string, from: string): string {
  if (from === '/') return pathname;
  if (`${pathname}/` === from) return '/';
  return pathname.startsWith(from) ? pathname.slice(from.length - 1) : pathname;
}
