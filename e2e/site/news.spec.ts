import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { expect, test } from '../support/fixtures.ts';

test('a visitor opens an article from the news list', { tag: ['@R2.4', '@R6.1', '@journey'] }, async ({
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

test('a visitor searches the news, and the URL contains the keyword', { tag: ['@R7.7', '@journey'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.newsList());
  await page.getByLabel(t('news.search.label')).fill('AI');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('news.search.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(localize(paths.newsList(1, 'AI'), language));
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: 'AI' })).toBeVisible();
  for (const text of await cards.allTextContents()) expect(text.toLowerCase()).toContain('ai');
  await page.getByLabel(t('news.search.label')).fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('news.search.empty'))).toBeVisible();
  await page.getByRole('link', { name: t('news.search.clear') }).click();
  await expect(page).toHaveURL(localize(paths.newsList(), language));
  await expect(cards.first()).toBeVisible();
});

test('an article that fails to load during navigation shows an error', { tag: '@R2.31' }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await open(paths.newsList());
  await backend.fail('getNews', 'B0001', { times: 1 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
});

test('an unknown news id responds with 404', { tag: '@R2.6' }, async ({ page, open, t }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/about/news/nowhere'));
  await open(paths.newsDetail('nowhere'));
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
});

test('a news list that fails to load shows an error with a link to the home page', { tag: '@R2.31' }, async ({
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

test('news without an English version is a 404 under /en', { tag: ['@R2.6', '@zh-only'] }, async ({
  request,
}) => {
  expect((await request.get(paths.newsDetail('n1002'))).status()).toBe(200);
  expect((await request.get(`/en${paths.newsDetail('n1002')}`)).status()).toBe(404);
});
