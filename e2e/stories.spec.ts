import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchErrors } from './support/test.ts';

/** The stories of the build that the tests look at; `npm run ladle:build` makes it. */
const { stories }: { stories: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../ladle/build/meta.json', import.meta.url), 'utf8'),
);

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    /** How Ladle's own list and `linkTo` change the story. */
    ladleDispatch: (action: { type: 'update-story'; value: string }) => void;
  }
}

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

/** Opens a story: the first one loads the workbench, the next ones are chosen in it as in its list. */
async function show(page: Page, url: string, story: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(url);
  else {
    await page.evaluate(
      ([address, value]) => {
        delete document.documentElement.dataset.settled;
        history.replaceState(null, '', address);
        window.ladleDispatch({ type: 'update-story', value });
      },
      [url, story] as const,
    );
  }
  await page.locator('html[data-settled]').waitFor();
}

for (const { theme, width } of looks) {
  for (const language of ['zh', 'en']) {
    test.describe(`${language}, ${theme}, ${width} px`, () => {
      for (const story of Object.keys(stories)) {
        test(`${story} is drawn without errors and without barriers`, async ({ stage, baseURL }) => {
          const { page, errors } = stage;
          errors.length = 0;
          await page.setViewportSize({ width, height: 900 });
          const query = new URLSearchParams({ story, theme, mode: 'preview', 'arg-language': language });
          await show(page, `${baseURL}/?${query}`, story);

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
