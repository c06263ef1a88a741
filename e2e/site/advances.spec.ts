import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('a visitor opens a featured article', { tag: ['@R1.2', '@R2.4', '@R7.8', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await open(paths.advances());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('advance.list.title'));
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const notices = addresses.filter((address) => /\/a\d+$/.test(address));
  expect(notices.length).toBeGreaterThan(4);
  expect(notices, 'what is featured is not listed again').toEqual([...new Set(notices)]);
  const lead = page.getByRole('region', { name: t('advance.list.featured') }).getByRole('article');
  const title = (await lead.getByRole('heading').textContent()) ?? '';
  await lead.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('complementary', { name: t('advance.detail.recommended') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('advance.detail.related') })).toBeVisible();
  const called = new Set((await backend.journal()).map((call) => call.operationId));
  for (const operation of [
    'listAdvances',
    'listFeaturedAdvances',
    'getAdvance',
    'listRecommendedAdvances',
    'listRelevantAdvances',
    'getAdvanceSiblings',
  ]) {
    expect(called).toContain(operation);
  }
});

test('previous and next links connect the articles', { tag: ['@R7.8', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.newestAdvance());
  const heading = page.getByRole('heading', { level: 1 });
  const newest = (await heading.textContent()) ?? '';
  const siblings = page.getByRole('navigation', { name: t('advance.detail.siblings') });
  const earlier = siblings.getByRole('link').filter({ hasText: t('advance.detail.previous') });
  const title = (await earlier.textContent())?.replace(t('advance.detail.previous'), '') ?? '';
  await earlier.click();
  await expect(heading).toHaveText(title);
  await siblings.getByRole('link').filter({ hasText: newest }).click();
  await expect(heading).toHaveText(newest);
});

test('the URL without an id shows the latest article with its canonical URL', {
  tag: ['@R2.5', '@en'],
}, async ({ page, open }) => {
  await open(paths.newestAdvance());
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/about\/advance\/news\/a\d+$/);
  const address = new URL((await canonical.getAttribute('href')) ?? '').pathname;
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an unknown id responds with 404', { tag: ['@R2.6', '@zh'] }, async ({
  page,
  open,
  t,
  request,
  language,
}) => {
  expect((await request.get(localize(paths.advance('nowhere'), language))).status()).toBe(404);
  await open(paths.advance('nowhere'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
});

test('an article renders without its related content', { tag: ['@en', '@all'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  for (const operation of [
    'listRecommendedAdvances',
    'listRelevantAdvances',
    'getAdvanceSiblings',
  ] as const) {
    await backend.fail(operation, 'B0001');
  }
  await open(paths.newestAdvance());
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('advance.detail.siblings') })).toHaveCount(0);
});

test('a list renders without its featured items', { tag: ['@en', '@all'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await backend.fail('listFeaturedAdvances', 'B0001');
  await open(paths.advances());
  await expect(page.getByRole('region', { name: t('advance.list.featured') })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a page beyond the last one links to the first', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.advances(99));
  await expect(page.getByText(t('advance.list.empty'))).toBeVisible();
  await page.getByRole('link', { name: t('advance.list.toFirst') }).click();
  await expect(page).toHaveURL(localize(paths.advances(), language));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be read', { tag: ['@en', '@all'] }, async ({ page, open }) => {
    await open(paths.advances());
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
