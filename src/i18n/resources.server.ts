import { addResources } from './i18n.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import type { Namespace, Texts } from './namespaces.ts';
import { files } from './text-files.server.ts';

/** Adds all texts of all languages, so that the server renders synchronously. */
export function addAllResources(): void {
  for (const language of languages) {
    for (const [path, text] of Object.entries(files)) {
      const [, folder, namespace, below] = /([^/]+)\/(\w+)(?:\.(\w+))?\.json$/.exec(path) ?? [];
      if (folder === language && namespace)
        addResources(language, { [namespace]: below ? { [below]: text } : text });
    }
  }
}

/** Whether there is a file of texts with this name. */
export const isNamespace = (name: string): name is Namespace =>
  `../../locales/${defaultLanguage}/${name}.json` in files;

const picked = new Map<string, Texts>();

/**
 * The texts of namespaces in a language. Equal arguments return the same object. Those of the API's error codes are in a file of
 * their own, which the browser loads when a call fails.
 */
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
