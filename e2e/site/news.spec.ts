import { localize } from '../../src/i18n/localized-path.ts';
import { type NewsFilters, paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('a visitor opens an article from the news list', { tag: ['@R2.4', '@R6.1', '@journey', '@zh'] }, async ({
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

test('a visitor searches the news, and the URL contains the keyword', {
  tag: ['@R7.7', '@journey', '@en'],
}, async ({ page, open, t, language }) => {
  await open(paths.newsList());
  await page.getByLabel(t('news.search.label')).fill('AI');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('news.search.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(localize(paths.newsList({ keyword: 'AI' }), language));
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

test('an article that fails to load during navigation shows an error', {
  tag: ['@R2.31', '@en', '@all'],
}, async ({ page, open, t, backend }) => {
  await open(paths.newsList());
  await backend.fail('getNews', 'B0001', { times: 1 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
});

test('an unknown news id responds with 404', { tag: ['@R2.6', '@zh'] }, async ({ page, open, t }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/about/news/nowhere'));
  await open(paths.newsDetail('nowhere'));
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
});

test('a news list that fails to load shows an error with a link to the home page', {
  tag: ['@R2.31', '@en'],
}, async ({ page, open, t, backend }) => {
  await backend.fail('listNews', 'B0001');
  await open(paths.newsList());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
  await expect(page.getByRole('main').getByRole('link', { name: t('error.home') })).toBeVisible();
});

test('news without an English version is a 404 under /en', { tag: ['@R2.6', '@zh'] }, async ({ request }) => {
  expect((await request.get(paths.newsDetail('n1002'))).status()).toBe(200);
  expect((await request.get(`/en${paths.newsDetail('n1002')}`)).status()).toBe(404);
});

test('a visitor filters the news by topic and year, and the URL contains both', {
  tag: ['@R2.61', '@R9.9', '@en'],
}, async ({ page, open, t, language }) => {
  await open(paths.newsList());
  const topics = page.getByRole('navigation', { name: t('news.filter.topic') });
  const years = page.getByRole('navigation', { name: t('news.filter.year') });
  await years.getByRole('link', { name: /^2025/ }).click();
  await expect(page).toHaveURL(localize(paths.newsList({ year: 2025 }), language));
  // The address changes before the numbers.
  await expect(years.getByRole('link', { name: /^2025/ })).toHaveAttribute('aria-current', 'true');
  const choice = topics.getByRole('link').nth(1);
  const [, name = '', count = ''] = /^(.*?)(\d+)$/.exec((await choice.textContent()) ?? '') ?? [];
  await choice.click();
  await expect(page).toHaveURL(/topic=\w+&year=2025$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Number(count));
  const date = language === 'en' ? String.raw`\d+ [A-Z][a-z]+ 2025` : String.raw`2025-\d\d-\d\d`;
  for (const text of await cards.allTextContents()) expect(text).toMatch(new RegExp(`^${date}${name}`));
  // The search keeps the filters.
  await page.getByLabel(t('news.search.label')).fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=zzz&?.*|topic=\w+&year=2025&keyword=zzz/);
  await expect(page.getByText(t('news.filter.empty'))).toBeVisible();
  await page.getByRole('link', { name: t('news.filter.clear') }).click();
  await expect(page).toHaveURL(localize(paths.newsList(), language));
});

test('the server renders a filtered list, and robots list topics only', { tag: ['@R2.61', '@zh'] }, async ({
  request,
  language,
}) => {
  const htmlOf = async (filters: NewsFilters) =>
    (await request.get(localize(paths.newsList(filters), language))).text();
  const topic = await htmlOf({ topic: 'product' });
  expect(topic).toContain(paths.newsDetail('n1003'));
  expect(topic).not.toContain(`${paths.newsDetail('n1001')}"`);
  expect(topic).not.toContain('noindex');
  expect(topic).toContain(
    `<link rel="canonical" href="https://www.example.com${localize(paths.newsList({ topic: 'product' }), language)}"/>`,
  );
  for (const filters of [{ year: 2025 }, { topic: 'product', year: 2025 }, { topic: 'unknown' }])
    expect(await htmlOf(filters)).toContain('noindex');
});

test('related articles share the topic first, without the article itself', {
  tag: ['@R2.62', '@en', '@all'],
}, async ({ open, page, t }) => {
  await open(paths.newsDetail('n1003'));
  const related = page.getByRole('region', { name: t('news.detail.related') }).getByRole('article');
  await expect(related).toHaveCount(3);
  const links = await related
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  const ids = links.map((href) => href.slice(href.lastIndexOf('/') + 1));
  expect(ids.slice(0, 2)).toEqual(['n1014', 'n1008']);
  expect(ids).not.toContain('n1003');
});

test('a title takes four lines at most, and its link contains all of it', { tag: ['@en', '@all'] }, async ({
  backend,
  open,
  page,
}) => {
  const title = Array(4).fill('Five problems of the first year, and the order to solve them in').join(' ');
  await backend.patch('listNews', { list: { 1: { title } } });
  await open(paths.newsList());
  const headings = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(headings.nth(1)).toHaveText(title);
  for (const heading of await headings.all()) {
    const { height, line } = await heading.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(height).toBeLessThan(line * 4.1);
    const link = heading.getByRole('link');
    // Numbers and their units have a non-breaking space.
    const text = ((await link.textContent()) ?? '').replaceAll('\u00a0', ' ');
    await expect(link).toHaveAttribute('title', text);
  }
});

test('no cover repeats in the list of news', { tag: ['@zh', '@all'] }, async ({ open, page }) => {
  await open(paths.newsList());
  const covers = await page
    .getByRole('main')
    .locator('article img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  expect(covers.length).toBeGreaterThan(5);
  expect(new Set(covers).size).toBe(covers.length);
});
