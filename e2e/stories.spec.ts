import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchErrors } from './support/test.ts';

/** The stories of the build that the tests look at; `npm run ladle:build` makes it. */
const { stories }: { stories: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../build/ladle/meta.json', import.meta.url), 'utf8'),
);

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Stage {
  page: Page;
  errors: string[];
}

/** One page for all stories of a worker: they have a world each, and nothing else to share. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const errors: string[] = [];
      watchErrors(page, errors);
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { theme, width } of looks) {
  for (const language of ['zh', 'en']) {
    test.describe(`${language}, ${theme}, ${width} px`, () => {
      for (const story of Object.keys(stories)) {
        test(`${story} is drawn without errors and without barriers`, async ({ stage, baseURL }) => {
          const { page, errors } = stage;
          errors.length = 0;
          await page.setViewportSize({ width, height: 900 });
          const query = new URLSearchParams({ story, theme, mode: 'preview', 'arg-language': language });
          await page.goto(`${baseURL}/?${query}`);
          await page.locator('html[data-settled]').waitFor();

          const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode().analyze();
          const barriers = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
          );
          expect.soft(barriers).toEqual([]);
          expect(errors).toEqual([]);
        });
      }
    });
  }
}
