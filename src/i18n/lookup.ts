import { i18n } from './i18n.ts';
import type { Language } from './languages.ts';

/** The text under a key that is known at run time only, such as an error code; undefined when there is none. */
export function lookup(language: Language, key: string): string | undefined {
  const options = { lng: language, defaultValue: key };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}
