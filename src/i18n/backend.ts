import type { BackendModule } from 'i18next';
import { reloadForCode } from '../app/chunk-load-recovery.ts';

let textFiles: Promise<typeof import('./text-files.client.ts')> | undefined;

/** Fetches where each text file lies. */
function findTextFiles() {
  textFiles ??= import('./text-files.client.ts').catch((error: unknown) => {
    textFiles = undefined;
    throw error;
  });
  return textFiles;
}

async function fetchNamespace(language: string, namespace: string): Promise<object> {
  const path = `../../locales/${language}/${namespace}.json`;
  const load = (await findTextFiles()).textFiles[path];
  if (!load) throw new Error(`There is no text file ${path}.`);
  return load();
}

/** Reads that failed. */
const failedReads: (() => void)[] = [];

/**
 * Texts are part of a page's code: without them it does as the router does without code, and reloads at its address, where
 * the server sends them along. Components that suspend on them do so until then.
 */
function recover(error: unknown, retry: () => void): void {
  failedReads.push(retry);
  if (failedReads.length > 1) return;
  console.error(error);
  reloadForCode();
}

/** Loads a namespace that did not come with the first page. */
export const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    fetchNamespace(language, namespace).then(
      (text) => callback(null, text),
      (error: unknown) => recover(error, () => this.read(language, namespace, callback)),
    );
  },
};

/**
 * For the beginning of a navigation. The first page has its texts with it and does without the addresses of the others;
 * now they come beside the code of the next page. Reads that failed before are retried.
 */
export function preloadNamespaces(): void {
  for (const retry of failedReads.splice(0)) retry();
  // The page that needs one of them handles the error.
  findTextFiles().catch(() => {});
}
