import type { Page } from '@playwright/test';

/** Waits until the page's scripts have taken over what the server rendered: its buttons answer from here on. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
