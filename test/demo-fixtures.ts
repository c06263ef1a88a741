import { test as base, expect, type Page } from '@playwright/test';
import { offlineList } from '../mocks/adapters/static-files.ts';

/** A test of the static demo. Its service worker does not load the files for offline use, which takes longer than most tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.route(`**/${offlineList}`, (route) => route.fulfill({ status: 404 }));
    await use(context);
  },
});

/** Waits until the service worker of a demo holds every file. It stores the list last. */
export async function waitForOfflineFiles(page: Page, demo: string): Promise<void> {
  const list = new URL(offlineList, demo).href;
  await expect
    .poll(
      () =>
        page
          .evaluate(async (url) => Boolean(await caches.match(url)), list)
          // The demo replaces the address of a replay link.
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
}
