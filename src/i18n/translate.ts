import { i18n, plainTexts } from './i18n.ts';
import type { Language } from './languages.ts';
import type { TextKey } from './namespaces.ts';

export type TextValues = Record<string, string | number>;

/** Namespace and key of a full key, which are parted by its first dot. */
function split(key: string): { ns: string; key: string } {
  const dot = key.indexOf('.');
  return { ns: key.slice(0, dot), key: key.slice(dot + 1) };
}

/** The text under a full key. `translate` and `useText` stand before it with types. */
export function textOf(language: Language, key: string, values?: TextValues): string {
  if (values) return find(language, key, values);
  // A page asks for hundreds, and i18next looks each of them up by way of plurals, contexts and other languages.
  const name = `${language}.${key}`;
  const known = plainTexts.get(name);
  if (known !== undefined) return known;
  const text = find(language, key);
  const { ns, key: rest } = split(key);
  // One that has not arrived yet will be another one.
  if (i18n.getResource(language, ns, rest) === text) plainTexts.set(name, text);
  return text;
}

function find(language: Language, key: string, values?: TextValues): string {
  const { ns, key: rest } = split(key);
  return i18n.t(rest, { ...values, ns, lng: language });
}

/** A text whose namespace is loaded, for code outside components. Components use `useText`. */
export function translate(language: Language, key: TextKey, values?: TextValues): string {
  return textOf(language, key, values);
}

/** A text under a key that is only known when it is needed, such as an error code; undefined when there is none. */
export function lookup(language: Language, key: string): string | undefined {
  const { ns, key: rest } = split(key);
  return i18n.exists(rest, { ns, lng: language }) ? textOf(language, key) : undefined;
}
