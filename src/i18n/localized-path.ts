import { pathInSite } from './base-path.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Adds the prefix of `language` to an unprefixed path. Query and hash are preserved. */
export function localize(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const rest = /^\/(?:$|[?#])/.test(path) ? path.slice(1) : path;
  return `/${language}${rest}`;
}

/** Removes the language prefix of a pathname. The result never starts with two slashes. */
export function stripLanguage(pathname: string): string {
  const path = pathInSite(pathname);
  const [, first, ...rest] = path.split('/');
  return isLanguage(first) ? `/${rest.join('/')}`.replace(/^\/{2,}/, '/') : path;
}

/**
 * Normalizes a query to the encoding of the server's router, which encodes like a form. Browsers preserve the original, such as
 * `?redirect=/user`. Both must render the same links.
 */
export function formEncoded(search: string): string {
  const query = `${new URLSearchParams(search)}`;
  return query && `?${query}`;
}

/** The path of a page in another language, with query and hash preserved. */
export function switchLanguage({ pathname, search, hash }: Address, language: Language): string {
  return localize(stripLanguage(pathname), language) + formEncoded(search) + hash;
}
