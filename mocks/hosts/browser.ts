import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { controlPrefix } from '../engine/control-prefix.ts';
import { loopback } from '../engine/loopback.ts';
import { createProductBackend } from '../fake-backend.ts';
import { withFilesBelow } from './files-below.ts';
import { mayChange } from './may-change.ts';
import { productFolder } from './product-folder.ts';
import { workerFile } from './worker-file.ts';

interface BrowserHostOptions {
  /** Path in front of the API's paths, on the page's own origin. */
  base: string;
  /** Path that the site lies below, with a slash at its end. */
  root?: string;
  /** Name under which the world of the default sandbox is kept across reloads; without it every page begins anew. */
  keepAs?: string;
}

/**
 * Answers the page's calls below `base` inside the browser, through MSW's service worker. Nothing leaves the browser.
 *
 * @throws Error where the browser has no service workers, such as on a page without a secure origin
 */
export async function startInBrowser({ base, root = '/', keepAs }: BrowserHostOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers here');
  const backend = createProductBackend({ base, productPages: location.origin + root + productFolder });
  const snapshot = `${location.origin}${base}${controlPrefix}/snapshot`;

  const restore = (text: string) =>
    backend.fetch(
      new Request(snapshot, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text }),
      loopback,
    );

  if (keepAs) {
    const kept = localStorage.getItem(keepAs);
    // A world of another version is forgotten: it cannot be read any more.
    if (kept && !(await restore(kept)).ok) localStorage.removeItem(keepAs);
    // What happens in one tab has happened in all of them.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === keepAs && newValue) restore(newValue);
    });
  }

  async function keep(name: string): Promise<void> {
    const world = await (await backend.fetch(new Request(snapshot), loopback)).text();
    try {
      localStorage.setItem(name, world);
    } catch {
      // A world that is too big for the browser to keep lasts as long as its page.
    }
  }

  const answer = withFilesBelow(root, async (request) => {
    const response = await backend.fetch(request, loopback);
    if (keepAs && mayChange({ method: request.method, pathname: new URL(request.url).pathname }))
      await keep(keepAs);
    return response;
  });

  const worker = setupWorker(http.all(`${location.origin}${base}/*`, ({ request }) => answer(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${root}${workerFile}`, options: { scope: root } },
  });
}
