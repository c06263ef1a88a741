import { cookieStore } from '../browser/cookie-store.ts';
import { cookiePath } from './base-path.ts';
import { markVisited } from './first-visit.ts';
import type { Language } from './languages.ts';

/** Persists a chosen language, so that no first visit redirects away from it. */
export function persistLanguage(language: Language, cookieDomain: string | null): void {
  markVisited();
  storeLanguage(language, cookieDomain);
}

/** Stores the language of the current page in a cookie, which other sites of the domain share. */
export function storeLanguage(language: Language, cookieDomain: string | null): void {
  cookieStore.set('lang', language, {
    domain: cookieDomain ?? undefined,
    path: cookiePath,
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}
