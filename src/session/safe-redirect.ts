import { parseUrl } from '../browser/parse-url.ts';
import type { Language } from '../i18n/languages.ts';
import { stripLanguage, switchLanguage } from '../i18n/localized-path.ts';

const base = 'http://same.origin';

/**
 * Returns the path of a `?redirect=` value in the current language; undefined for anything that could lead to another site.
 */
export function safeRedirect(target: string | null, language: Language): string | undefined {
  const url = target?.startsWith('/') ? parseUrl(target, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (isAction(url.pathname)) return undefined;
  return switchLanguage(url, language);
}

/** Whether a path runs an action, such as a logout, in any spelling that the router matches. */
function isAction(pathname: string): boolean {
  try {
    return /^\/transfer\/*$/i.test(stripLanguage(decodeURI(pathname)));
  } catch {
    return true;
  }
}
