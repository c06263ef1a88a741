import type { Page } from '@playwright/test';
import { test as base, visitor, watchErrors } from './test.ts';
import type { Language } from './texts.ts';

interface Stage {
  page: Page;
  /** What the page has complained about since the test began. */
  errors: string[];
}

/**
 * One page for all tests of a worker in a language: for tests that only look, and leave nothing behind. What the browser has
 * loaded and prepared once, it has for all of them.
 */
export const test = base.extend<{ stage: Stage }, { stages: Map<Language, Stage> }>({
  stages: [
    async ({ browser: _ }, use) => {
      const stages = new Map<Language, Stage>();
      await use(stages);
      for (const { page } of stages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ browser, stages, language, locale, baseURL }, use) => {
    let stage = stages.get(language);
    if (!stage) {
      const context = await browser.newContext({
        baseURL,
        locale,
        userAgent: visitor,
        reducedMotion: 'reduce',
      });
      stage = { page: await context.newPage(), errors: [] };
      watchErrors(stage.page, stage.errors);
      stages.set(language, stage);
    }
    stage.errors.length = 0;
    await use(stage);
    base.expect(stage.errors, 'the page logs no error').toEqual([]);
  },
});
