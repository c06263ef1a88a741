/** The folder that the site lies in, as the build was told: `/` but for a static build below a path of its host. */
const folder = import.meta.env?.BASE_URL ?? '/';

/** Where cookies of the site belong. Without the slash at its end, so that the folder's own address has them, too. */
export const cookiePath = folder.replace(/(?<=.)\/$/, '');

/** A file of `public/`, by its path there. */
export const fileInSite = (path: string): string => cookiePath.replace(/^\/$/, '') + path;

/** The path within the site: what a whole address has in front of it is gone. */
export const pathInSite = (pathname: string): string => withoutFolder(pathname, folder);

/** Takes a folder, which ends with a slash, from the front of a path. */
export function withoutFolder(pathname: string, from: string): string {
  if (from === '/') return pathname;
  if (`${pathname}/` === from) return '/';
  return pathname.startsWith(from) ? pathname.slice(from.length - 1) : pathname;
}
