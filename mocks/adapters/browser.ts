import { setupWorker } from 'msw/browser';
import { dbVersion, type MockDb } from '../db/mock-db.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { createProductBackend } from '../fake-backend.ts';
import { openChangeStore } from './change-store.ts';
import { productFolder, workerFile } from './static-files.ts';

interface BrowserHostOptions {
  /** Base path of the API on the origin of the page. */
  base: string;
  /** Base path of the site with a trailing slash. */
  root?: string;
  /** Name of the store that keeps changes across reloads. Without it every page starts with seeded data. */
  keepAs?: string;
  /** The language of seeded names at the moment of a call. */
  nameLanguage?: () => 'zh' | 'en';
  /** Changes every seeded database. */
  prepareDb?: (db: MockDb) => void;
  /** Whether responses are checked against the contract. */
  checksResponses?: boolean;
  /** Called when a change cannot be stored: a reload then starts with seeded data. */
  onStoreFailure?: () => void;
}

/**
 * Answers the calls of a page below `base` in the browser, with the service worker of MSW.
 *
 * @returns the backend for calls of its own page, which then do not pass the worker
 * @throws Error without service workers, such as on an insecure origin
 */
export async function startInBrowser({
  base,
  root = '/',
  keepAs,
  nameLanguage,
  prepareDb,
  checksResponses,
  onStoreFailure,
}: BrowserHostOptions): Promise<FakeBackend> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers here');
  // Changes of another version are discarded. Without storage the data lives as long as the page.
  const store = keepAs ? await openChangeStore(`${keepAs} ${dbVersion()}`, onStoreFailure) : undefined;
  const backend = createProductBackend({
    base: location.origin + base,
    assetRoot: root,
    productPages: location.origin + root + productFolder,
    store,
    nameLanguage,
    prepareDb,
    checksResponses,
  });

  await tolerateOffline(root);
  const worker = setupWorker(...backend.handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${root}${workerFile}`, options: { scope: root } },
  });
  return backend;
}

/** MSW looks for a new worker and does not handle the failure, which is usual offline: the installed worker goes on. */
async function tolerateOffline(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) return;
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}
