import Cookies from 'js-cookie';
import { cookiePath } from './base-path.ts';
import { markVisited } from './first-visit.ts';
import type { Language } from './languages.ts';

/** Remembers a language the visitor picked: here, and for the other sites under the cookie's domain. */
export function chooseLanguage(language: Language, cookieDomain: string | null): void {
  markVisited();
  Cookies.set('lang', language, {
    domain: cookieDomain ?? undefined,
    path: cookiePath,
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}
