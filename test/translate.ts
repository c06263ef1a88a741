import { readTexts } from '../locales/read-texts.ts';
import { figureTexts } from '../src/i18n/figures.ts';
import { type ContentLanguage as Language, contentLanguages as languages } from '../src/i18n/languages.ts';
import type { AnyTextKey, Translate, ValuesOf } from '../src/i18n/namespaces.ts';

// The seeded data has content in these languages.
export { type Language, languages, type Translate };

/** Fills in the `{{values}}` of a text. The figures of the company need no value. */
export function interpolate(
  language: Language,
  text: string,
  values: Record<string, string | number> = {},
): string {
  const variables = { ...figureTexts(language), ...values };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(variables[name]));
}

/** The text of a key in the locale files, with its `{{values}}` filled in. `count` selects the plural form. */
export function translate<Key extends AnyTextKey>(
  language: Language,
  key: Key,
  ...[values]: ValuesOf<Key>
): string {
  const texts = textsOf(language);
  const given: Record<string, string | number> = values ?? {};
  const form = new Intl.PluralRules(language).select(Number(given.count));
  const found = texts.get(key) ?? texts.get(`${key}_${form}`);
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`);
  return interpolate(language, found, given);
}

/** The texts of a language as a function of their keys. */
export const translateTo =
  (language: Language): Translate =>
  (key, ...values) =>
    translate(language, key, ...values);

const read = new Map<Language, Map<string, unknown>>();

function textsOf(language: Language): Map<string, unknown> {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}
