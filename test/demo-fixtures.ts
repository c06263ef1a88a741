import { test as base } from '@playwright/test';
import { offlineList } from '../mocks/adapters/static-files.ts';

/** A test of the static demo. Its service worker does not load the files for offline use, which takes longer than most tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.route(`**/${offlineList}`, (route) => route.fulfill({ status: 404 }));
    await use(context);
  },
});
