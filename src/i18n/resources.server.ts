import { addResources } from './i18n.ts';
import { type Language, languages } from './languages.ts';
import type { Namespace, Texts } from './namespaces.ts';

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true });

/** Adds all texts in both languages, so that the server never waits for one. */
export function addAllResources(): void {
  for (const language of languages) {
    for (const [path, text] of Object.entries(files)) {
      const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
      if (folder === language && namespace) addResources(language, { [namespace]: text });
    }
  }
}

const picked = new Map<string, Texts>();

/** The texts of the named namespaces in the language of a page. The same arguments give the same object. */
export function pickResources(language: Language, namespaces: Iterable<Namespace>): Texts {
  const names = [...namespaces];
  const question = `${language} ${names.join(' ')}`;
  const known = picked.get(question);
  if (known) return known;
  const texts = Object.fromEntries(
    names.map((namespace) => [namespace, files[`../../locales/${language}/${namespace}.json`] ?? {}]),
  );
  picked.set(question, texts);
  return texts;
}
