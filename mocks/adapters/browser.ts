import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { worldVersion } from '../db/mock-db.ts';
import { loopback } from '../engine/loopback.ts';
import { createProductBackend } from '../fake-backend.ts';
import { openChangeStore } from './change-store.ts';
import { productFolder } from './product-folder.ts';
import { rewriteAssetPaths } from './rewrite-asset-paths.ts';
import { workerFile } from './worker-file.ts';

interface BrowserHostOptions {
  /** Path in front of the API's paths, on the page's own origin. */
  base: string;
  /** Path that the site lies below, with a slash at its end. */
  root?: string;
  /** Name under which the changes of the default sandbox are kept across reloads; without it every page begins anew. */
  keepAs?: string;
}

/**
 * Answers the page's calls below `base` inside the browser, through MSW's service worker. Nothing leaves the browser.
 *
 * @throws Error where the browser has no service workers, such as on a page without a secure origin
 */
export async function startInBrowser({ base, root = '/', keepAs }: BrowserHostOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers here');
  // A world of another version is forgotten: its changes cannot be read any more. Without storage it lasts as long as its page.
  const store = keepAs
    ? await openChangeStore(`${keepAs} ${worldVersion}`).catch(() => undefined)
    : undefined;
  const backend = createProductBackend({ base, productPages: location.origin + root + productFolder, store });
  const answer = rewriteAssetPaths(root, (request) => backend.fetch(request, loopback));

  const worker = setupWorker(http.all(`${location.origin}${base}/*`, ({ request }) => answer(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${root}${workerFile}`, options: { scope: root } },
  });
}
