import { seedTexts } from './i18n.ts';
import { type Language, languages } from './languages.ts';
import type { Namespace, Texts } from './namespaces.ts';

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true });

/** Makes all texts known in both languages, so that the server never waits for one. */
export function seedAllTexts(): void {
  for (const language of languages) {
    for (const [path, text] of Object.entries(files)) {
      const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
      if (folder === language && namespace) seedTexts(language, { [namespace]: text });
    }
  }
}

const picked = new Map<string, Texts>();

/** The texts a page takes along: the named namespaces in its language only. The same question gets the same object. */
export function pickTexts(language: Language, namespaces: Iterable<Namespace>): Texts {
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
