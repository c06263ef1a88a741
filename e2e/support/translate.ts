import { readFileSync } from 'node:fs';
import { figureTexts } from '../../src/i18n/figures.ts';
import { type ContentLanguage as Language, contentLanguages as languages } from '../../src/i18n/languages.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';

// The seeded data has content in these languages.
export { type Language, languages };

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Fills in the `{{values}}` of a text. The figures of the company need no value. */
export function interpolate(
  language: Language,
  text: string,
  values: Record<string, string | number> = {},
): string {
  const variables = { ...figureTexts(language), ...values };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(variables[name]));
}

/** The text of a key in the locale files, with its `{{values}}` filled in. */
export function translate(
  language: Language,
  key: TextKey,
  values?: Record<string, string | number>,
): string {
  const [namespace = '', ...path] = key.split('.');
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const step of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`);
  return interpolate(language, found, values);
}
