import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { getAxeViolations } from '../../test/axe.ts';
import { watchErrors } from '../../test/fixtures.ts';
import { test as base } from '../../test/language-fixtures.ts';

/** The stories of the explorer that `npm run ladle:build` built. */
const { stories }: { stories: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../ladle/build/meta.json', import.meta.url), 'utf8'),
);

interface Stage {
  page: Page;
  errors: string[];
}

/** The stories of a worker share one page. Each story has its own sandbox. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { viewport } = project.use;
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport });
      const errors: string[] = [];
      watchErrors(page, errors);
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Shows a story. The first one loads the explorer; the next ones are selected as in its list. */
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
  // An observer instead of polling: polling would make the browser render extra frames.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { documentElement } = document;
        const check = () => {
          if (documentElement.dataset.settled) resolve();
        };
        new MutationObserver(check).observe(documentElement, { attributes: true });
        check();
      }),
  );
}

for (const story of Object.keys(stories)) {
  test(`${story} renders without errors and accessibility violations`, async ({
    stage,
    baseURL,
    language,
    colorScheme,
  }) => {
    const { page, errors } = stage;
    errors.length = 0;
    const theme = colorScheme ?? 'light';
    const query = new URLSearchParams({ story, theme, mode: 'preview', 'arg-language': language });
    await show(page, `${baseURL}/?${query}`, story);

    expect.soft(await getAxeViolations(page, { bestPractices: false })).toEqual([]);
    expect(errors).toEqual([]);
  });
}
