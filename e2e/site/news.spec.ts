import { paths } from '../../src/paths.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/texts.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('a visitor pages through the news and reads one', { tag: ['@R2.4', '@R6.1'] }, async ({
      page,
      open,
      t,
    }) => {
      await open(paths.newsList());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
      const first = page.getByRole('main').getByRole('article').first();
      const title = (await first.getByRole('heading').textContent()) ?? '';
      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)));
    });

    test('an unknown news id is a real 404', { tag: '@R2.6' }, async ({ page, open, t }) => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/about/news/nowhere'));
      await open(paths.newsDetail('nowhere'));
      expect((await answered).status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
    });

    test('a news list that cannot be loaded says so, with a way home', { tag: '@R2.31' }, async ({
      page,
      open,
      t,
      backend,
    }) => {
      await backend.fail('listNews', 'B0001');
      await open(paths.newsList());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
      await expect(page.getByRole('main').getByRole('link', { name: t('error.home') })).toBeVisible();
    });
  });
}

test('news without an English version is a 404 under /en', { tag: '@R2.6' }, async ({ request }) => {
  expect((await request.get(paths.newsDetail('n1002'))).status()).toBe(200);
  expect((await request.get(`/en${paths.newsDetail('n1002')}`)).status()).toBe(404);
});
