import Cookies from 'js-cookie';
import { cookiePath } from './base-path.ts';
import { markVisited } from './first-visit.ts';
import type { Language } from './languages.ts';

/** Remembers a language the visitor picked, so that no first visit leads away from it. */
export function persistLanguage(language: Language, cookieDomain: string | null): void {
  markVisited();
  keepLanguage(language, cookieDomain);
}

/** Writes down the language of the page that is shown, for the other sites under the cookie's domain, too. */
export function keepLanguage(language: Language, cookieDomain: string | null): void {
  Cookies.set('lang', language, {
    domain: cookieDomain ?? undefined,
    path: cookiePath,
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}
