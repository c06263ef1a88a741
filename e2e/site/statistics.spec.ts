import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths.ts';
import { whenAlive } from '../support/alive.ts';
import { configure } from '../support/configure.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/texts.ts';

const script = 'https://statistics.example.com/script.js';

// Each page carries a script of its own into whatever is opened in it.
test.use({ ownPage: true });

/** Serves the site as if a statistics script were configured; gives the addresses asked for at its host. */
async function withScript(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://statistics.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await configure(page, '"statistics":null', `"statistics":"${script}"`);
  return asked;
}

const views = (page: Page) => page.evaluate(() => window.pageViews);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('with consent each page is reported once, the first one included', {
      tag: ['@R4.17', '@R7.21', '@zh'],
    }, async ({ page, open, t }) => {
      const asked = await withScript(page);
      await open(paths.apply());
      const banner = page.getByRole('region', { name: t('consent.title') });
      await expect(banner).toBeVisible();
      expect(asked).toEqual([]);
      await banner.getByRole('button', { name: t('consent.grant'), exact: true }).click();
      await expect(banner).toBeHidden();
      await expect.poll(() => asked).toEqual([script]);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('site.nav.news') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
      await expect
        .poll(() => views(page))
        .toEqual([
          { path: localize(paths.apply(), language), locale: language, title: expect.any(String) },
          { path: localize(paths.newsList(), language), locale: language, title: expect.any(String) },
        ]);
      await page.reload();
      await expect.poll(async () => (await views(page)) ?? []).toHaveLength(1);
      await expect(banner).toBeHidden();

      await page.getByRole('button', { name: t('site.footer.statistics') }).click();
      const reloaded = page.waitForEvent('domcontentloaded');
      await banner.getByRole('button', { name: t('consent.deny') }).click();
      await reloaded;
      await whenAlive(page);
      expect(await views(page)).toBeUndefined();
      await expect(banner).toBeHidden();
    });

    test('without consent nothing is kept and nothing is loaded', {
      tag: ['@R4.17', '@R7.21', '@en'],
    }, async ({ page, open, t }) => {
      const asked = await withScript(page);
      await open(paths.apply());
      await page.getByRole('button', { name: t('consent.deny') }).click();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('site.nav.news') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
      expect(await views(page)).toBeUndefined();
      expect(asked).toEqual([]);
    });
  });
}

test('without a script in the configuration nobody is asked', { tag: '@R7.21' }, async ({ page, t }) => {
  await page.goto(paths.apply());
  await expect(page.getByRole('button', { name: t('apply.submit') })).toBeEnabled();
  await expect(page.getByRole('region', { name: t('consent.title') })).toHaveCount(0);
});
