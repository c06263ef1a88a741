import { expect, type Page } from '@playwright/test';
import { offlineList } from '../mocks/adapters/static-files.ts';

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
