import { i18n } from './i18n.ts';
import { htmlLanguage, type Language } from './languages.ts';

/** The text of a dynamic key, such as an error code; undefined when it does not exist. */
export function lookup(language: Language, key: string): string | undefined {
  const options = { lng: htmlLanguage(language), defaultValue: key };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}
