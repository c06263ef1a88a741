import type { BackendModule } from 'i18next';
import { reloadForCode } from '../browser/chunk-load-recovery.ts';
import { type Language, languageWithTag } from './languages.ts';

let textFiles: Promise<typeof import('./text-files.client.ts')> | undefined;

/** Loads the map of text files. */
function findTextFiles() {
  textFiles ??= import('./text-files.client.ts').catch((error: unknown) => {
    textFiles = undefined;
    throw error;
  });
  return textFiles;
}

/**
 * Loads a text file.
 *
 * @param name the beginning of its keys: a namespace, or `common.apiMsg`
 */
export async function fetchTexts(language: Language | undefined, name: string): Promise<object> {
  const path = `../../locales/${language}/${name}.json`;
  const load = (await findTextFiles()).textFiles[path];
  if (!load) throw new Error(`There is no text file ${path}.`);
  return load();
}

/** Reads that failed. */
const failedReads: (() => void)[] = [];

/**
 * A namespace that fails to load is handled like a chunk load error: the page reloads, and the server sends the texts. Components
 * stay suspended until then.
 */
function recover(error: unknown, retry: () => void): void {
  failedReads.push(retry);
  if (failedReads.length > 1) return;
  console.error(error);
  reloadForCode();
}

/** Loads a namespace that the first page did not include. */
export const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(tag, namespace, callback) {
    fetchTexts(languageWithTag(tag), namespace).then(
      (text) => callback(null, text),
      (error: unknown) => recover(error, () => this.read(tag, namespace, callback)),
    );
  },
};

/**
 * Called at the start of a navigation. The first page includes its texts only; the map of the other files now loads in parallel to
 * the code of the next page. Failed reads are retried.
 */
export function preloadNamespaces(): void {
  for (const retry of failedReads.splice(0)) retry();
  // The page that needs one of them handles the error.
  findTextFiles().catch(() => {});
}
