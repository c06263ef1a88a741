import { pathInSite } from './base-path.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Adds the prefix of `language` to an unprefixed address; query and hash stay as they are. */
export function localize(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const rest = /^\/(?:$|[?#])/.test(path) ? path.slice(1) : path;
  return `/${language}${rest}`;
}

/** Removes the language from the front of a pathname. What is left names no host, however many slashes follow. */
export function stripLanguage(pathname: string): string {
  const path = pathInSite(pathname);
  const [, first, ...rest] = path.split('/');
  return isLanguage(first) ? `/${rest.join('/')}`.replace(/^\/{2,}/, '/') : path;
}

/**
 * A query as the server sees it. Browsers keep what was typed, such as `?redirect=/user`, and the server's router encodes
 * it as a form does: written into a page, both have to be the same.
 */
export function formEncoded(search: string): string {
  const query = `${new URLSearchParams(search)}`;
  return query && `?${query}`;
}

/** The same page in another language, with query and hash kept. */
export function switchLanguage({ pathname, search, hash }: Address, language: Language): string {
  return localize(stripLanguage(pathname), language) + formEncoded(search) + hash;
}
