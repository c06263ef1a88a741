import { createInstance } from 'i18next';
import { reloadForCode } from '../app/chunk-load-recovery.ts';
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

/** Those of them that could not be had. */
const missing = new Set<string>();

let textFiles: Promise<typeof import('./text-files.client.ts')> | undefined;

/** Fetches where each text file lies. */
function findTextFiles() {
  textFiles ??= import('./text-files.client.ts').catch((error: unknown) => {
    textFiles = undefined;
    throw error;
  });
  return textFiles;
}

/**
 * For the beginning of a navigation. The first page has its texts with it and does without the addresses of the others;
 * now they come beside the code of the next page. What was missing before is worth another try.
 */
export function prepareTexts(): void {
  for (const path of missing) fetched.delete(path);
  missing.clear();
  // Whoever needs one of them is told when it cannot be had.
  findTextFiles().catch(() => {});
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
  const promise = fetchTexts(path)
    .then((text) => seedTexts(language, { [namespace]: text }))
    .catch((error: unknown) => startOver(path, error));
  fetched.set(path, promise);
  return promise;
}

async function fetchTexts(path: string): Promise<object> {
  const load = (await findTextFiles()).textFiles[path];
  if (!load) throw new Error(`There is no text file ${path}.`);
  return load();
}

/**
 * Texts are part of a page's code: without them it does as the router does without code, and begins anew at its address,
 * where the server sends them along. Whoever waits for them waits until then.
 */
function startOver(path: string, error: unknown): Promise<never> {
  if (missing.size === 0) {
    console.error(error);
    reloadForCode();
  }
  missing.add(path);
  return new Promise(() => {});
}
