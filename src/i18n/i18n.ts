import { createInstance } from 'i18next';
import type { Language } from './languages.ts';
import type { Texts } from './namespaces.ts';

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

/** Texts without values, by language and full key, that were asked for before. */
export const plainTexts = new Map<string, string>();

/** Makes texts known that came with the page or, on the server, with the program. */
export function seedTexts(language: Language, texts: Texts): void {
  for (const [namespace, text] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, text);
  // Those that were edited while the development server runs read differently now.
  plainTexts.clear();
}

const fetched = new Map<string, Promise<void>>();

let textFiles: Promise<typeof import('./text-files.client.ts')> | undefined;

/**
 * Fetches where each text file lies. The first page has its texts with it and does without; a navigation asks as it
 * begins, beside the code of the next page.
 */
export function findTextFiles() {
  textFiles ??= import('./text-files.client.ts').catch((error: unknown) => {
    textFiles = undefined;
    throw error;
  });
  return textFiles;
}

/**
 * Fetches one namespace in one language.
 *
 * @returns the same promise however often it is asked for; undefined when the texts came with the page
 */
export function loadTexts(language: Language, namespace: string): Promise<void> | undefined {
  const path = `../../locales/${language}/${namespace}.json`;
  const known = fetched.get(path);
  if (known || i18n.hasResourceBundle(language, namespace)) return known;
  const promise = fetchTexts(path).then((text) => seedTexts(language, { [namespace]: text }));
  fetched.set(path, promise);
  promise.catch(() => fetched.delete(path));
  return promise;
}

async function fetchTexts(path: string): Promise<object> {
  const load = (await findTextFiles()).textFiles[path];
  if (!load) throw new Error(`There is no text file ${path}.`);
  return load();
}
