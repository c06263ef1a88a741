import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { getAxeViolations } from '../support/axe.ts';
import { watchErrors } from '../support/fixtures.ts';

/** The stories of the build that the tests look at; `npm run ladle:build` makes it. */
const { stories }: { stories: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../ladle/build/meta.json', import.meta.url), 'utf8'),
);

const languages = ['zh', 'en'];
const themes = ['light', 'dark'];
const widths = [1440, 390];

/** One look for each language, scheme and width; English is the one whose words are longer. */
const usualLooks = [
  { language: 'zh', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 390 },
];

const looks = process.env.E2E_FULL
  ? languages.flatMap((language) =>
      themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
    )
  : usualLooks;

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

/** Opens a story: the first one of a look loads the workbench, the next ones are chosen in it as in its list. */
async function show(page: Page, url: string, story: string): Promise<void> {
  const theme = new URL(url).searchParams.get('theme');
  if (theme !== (await page.locator('html').getAttribute('data-theme'))) await page.goto(url);
  else {
    await page.evaluate(
      ([address, value]) => {
        delete document.documentElement.dataset.settled;
        history.replaceState(null, '', address);
        window.showStory(value);
      },
      [url, story] as const,
    );
  }
  // Told at once; to look again and again would make the browser draw frames that nobody sees.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { documentElement } = document;
        const look = () => {
          if (documentElement.dataset.settled) resolve();
        };
        new MutationObserver(look).observe(documentElement, { attributes: true });
        look();
      }),
  );
}

for (const { language, theme, width } of looks) {
  test.describe(`${language}, ${theme}, ${width} px`, () => {
    for (const story of Object.keys(stories)) {
      test(`${story} is drawn without errors and accessibility violations`, async ({ stage, baseURL }) => {
        const { page, errors } = stage;
        errors.length = 0;
        await page.setViewportSize({ width, height: 900 });
        const query = new URLSearchParams({ story, theme, mode: 'preview', 'arg-language': language });
        await show(page, `${baseURL}/?${query}`, story);

        expect.soft(await getAxeViolations(page, { bestPractices: false })).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}
