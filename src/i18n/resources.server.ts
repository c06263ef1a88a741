import { addResources } from './i18n.ts';
import { type Language, languages } from './languages.ts';
import type { Namespace, Texts } from './namespaces.ts';
import { files } from './text-files.server.ts';

/** Adds all texts of all languages, so that the server renders synchronously. */
export function addAllResources(): void {
  for (const language of languages) {
    for (const [path, text] of Object.entries(files)) {
      const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
      if (folder === language && namespace) addResources(language, { [namespace]: text });
    }
  }
}

const picked = new Map<string, Texts>();

/** The texts of a namespace that a page contains. The browser loads those of the API's error codes when a call fails. */
function textsOnPage(language: Language, namespace: Namespace): object {
  const texts = files[`../../locales/${language}/${namespace}.json`] ?? {};
  if (!('apiMsg' in texts)) return texts;
  const { apiMsg: _, ...others } = texts;
  return others;
}

/** The texts of namespaces in a language. Equal arguments return the same object. */
export function pickResources(language: Language, namespaces: Iterable<Namespace>): Texts {
  const names = [...namespaces];
  const question = `${language} ${names.join(' ')}`;
  const known = picked.get(question);
  if (known) return known;
  const texts = Object.fromEntries(names.map((namespace) => [namespace, textsOnPage(language, namespace)]));
  picked.set(question, texts);
  return texts;
}
