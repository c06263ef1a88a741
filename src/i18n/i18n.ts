import { createInstance } from 'i18next';
import type { Language } from './languages.ts';
import type { Texts } from './namespaces.ts';
import { textFiles } from './text-files.client.ts';

export const i18n = createInstance();

/** One instance for all requests: the language is named at every call, never kept. */
i18n.init({
  resources: {},
  initAsync: false,
  lng: undefined,
  fallbackLng: false,
  returnNull: false,
  interpolation: { escapeValue: false },
});

/** Makes texts known that came with the page or, on the server, with the program. */
export function seedTexts(language: Language, texts: Texts): void {
  for (const [namespace, text] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, text);
}

const pending = new Map<string, Promise<void>>();

/** Fetches one namespace in one language; the promise is the same however often it is asked for. */
export function loadTexts(language: Language, namespace: string): Promise<void> {
  const path = `../../locales/${language}/${namespace}.json`;
  const known = pending.get(path);
  if (known) return known;
  const load = textFiles[path];
  const promise = load
    ? load().then((text) => seedTexts(language, { [namespace]: text }))
    : Promise.reject(new Error(`There is no text file ${path}.`));
  pending.set(path, promise);
  promise.catch(() => pending.delete(path));
  return promise;
}
