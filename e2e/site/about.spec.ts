import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { offices } from '../../src/site/about/offices.ts';
import { expect, test } from '../../test/fixtures.ts';

test('the company shows its figures and its four cities', { tag: ['@R1.2', '@R9.13', '@en'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.about());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about.title'));
  const figures = page.getByRole('region', { name: t('figures.title') });
  for (const key of ['panel', 'projects', 'staff', 'cities'] as const) {
    await expect(figures.getByText(t(`figures.${key}Value`), { exact: true })).toBeVisible();
  }
  for (const { city } of offices) {
    await expect(
      page.getByRole('main').getByRole('definition').getByText(city[language], { exact: true }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: t('about.company.contact') }).click();
  await expect(page).toHaveURL(localize(paths.contact(), language));
});

test('the contact page shows four offices and the configured contacts', {
  tag: ['@R2.4', '@R9.7', '@en'],
}, async ({ page, open, t, language }) => {
  await open(paths.contact());
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: t('site.footer.code') })).toBeVisible();
  for (const { city } of offices) {
    await expect(main.getByRole('heading', { name: city[language] })).toBeVisible();
  }
  const maps = main.getByRole('link', { name: t('about.contact.openMap') });
  await expect(maps).toHaveCount(4);
  const hosts = { zh: 'https://uri.amap.com/search', en: 'https://www.google.com/maps/search' };
  await expect(maps.first()).toHaveAttribute('href', new RegExp(`^${hosts[language]}`));
  await expect(main.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
  await expect(main.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute(
    'href',
    'mailto:sales@example.com',
  );
  await expect(main.getByRole('link', { name: '021-5550-0100' })).toBeVisible();
});

test('jobs are filtered step by step, and the URL contains each filter', {
  tag: ['@R2.10', '@R6.8', '@R7.7', '@zh'],
}, async ({ page, open, t, language }) => {
  await open(paths.join());
  const jobs = page.locator('details[name=job]');
  await expect(jobs).toHaveCount(6);
  const categories = page.getByRole('navigation', { name: t('join.filters.category') });
  await categories.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(localize(paths.join({ category: 'c-research' }), language));
  await expect(jobs).toHaveCount(3);
  const shenzhen = offices.find(({ id }) => id === 'shenzhen')?.city[language] ?? '';
  await page.getByRole('link', { name: shenzhen, exact: true }).click();
  await expect(page).toHaveURL(localize(paths.join({ category: 'c-research', city: 'shenzhen' }), language));
  await expect(page.getByRole('link', { name: shenzhen, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(jobs).toHaveCount(1);
  await expect(jobs.first()).toContainText(shenzhen);
  await page.getByLabel(t('join.search.label')).fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=c-research&city=shenzhen&keyword=zzz$/);
  await expect(page.getByText(t('join.empty'))).toBeVisible();
  await page.goBack();
  await expect(jobs).toHaveCount(1);
  await page.getByRole('link', { name: t('join.clear') }).click();
  await expect(page).toHaveURL(localize(paths.join(), language));
  await expect(jobs).toHaveCount(6);
});

test('jobs have pagination', { tag: ['@R2.10', '@zh', '@all'] }, async ({ page, open, t, language }) => {
  await open(paths.join());
  const first = await page.locator('details[name=job] h3').first().textContent();
  await page.getByRole('link', { name: t('pagination.next') }).click();
  await expect(page).toHaveURL(localize(paths.join({ page: 2 }), language));
  await expect(page.locator('details[name=job]')).toHaveCount(6);
  await expect(page.locator('details[name=job] h3').first()).not.toHaveText(first ?? '');
});

test('the careers page counts its positions and tells how to apply', {
  tag: ['@R2.10', '@en', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.join());
  await expect(page.getByText(t('join.found', { count: 12 }))).toBeVisible();
  const fields = page.getByRole('navigation', { name: t('join.filters.category') }).getByRole('link');
  await expect(fields).toHaveCount(6);
  const counts = (await fields.allTextContents()).map((text) => Number(/\d*$/.exec(text)?.[0]));
  expect(counts.reduce((sum, count) => sum + count)).toBe(12);
  const steps = page.getByRole('region', { name: t('join.apply.title') });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
});

test('a job application is an e-mail link with a subject', { tag: ['@R2.10', '@zh', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.join({ city: 'beijing' }));
  const job = page.locator('details[name=job]').first();
  await job.locator('summary').click();
  await expect(job.getByRole('heading', { name: t('join.job.duty') })).toBeVisible();
  const title = (await job.locator('h3').textContent()) ?? '';
  const href = (await job.getByRole('link', { name: t('join.job.apply') }).getAttribute('href')) ?? '';
  const city = offices.find(({ id }) => id === 'beijing')?.city[language] ?? '';
  expect(href).toBe(
    `mailto:jobs@example.com?subject=${encodeURIComponent(t('join.job.subject', { title, city }))}`,
  );
});

test('the page renders without the jobs when they fail to load', { tag: ['@R2.31', '@en', '@all'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await backend.fail('listRecruits', 'B0001');
  await open(paths.join());
  await expect(page.getByText(t('join.failed'))).toBeVisible();
  await backend.clear();
  await page.getByRole('link', { name: t('join.retry') }).click();
  await expect(page.locator('details[name=job]')).toHaveCount(6);
});

test('the jobs have structured data', { tag: ['@en', '@all'] }, async ({ page, open }) => {
  await open(paths.join());
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: { '@type': string; datePosted?: string }[] = scripts.map((script) => JSON.parse(script));
  const jobs = data.filter((entry) => entry['@type'] === 'JobPosting');
  expect(jobs).toHaveLength(6);
  expect(jobs[0]).toMatchObject({
    datePosted: expect.stringMatching(/^\d{4}-/),
    hiringOrganization: { name: 'Example Insight' },
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs can be searched, filtered and expanded', { tag: ['@zh', '@all'] }, async ({
    page,
    open,
    t,
    language,
  }) => {
    await open(paths.join());
    await page.getByLabel(t('join.search.label')).fill(language === 'zh' ? '研究' : 'research');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('join.search.submit') })
      .click();
    await expect(page).toHaveURL(/keyword=/);
    const job = page.locator('details[name=job]').first();
    await job.locator('summary').click();
    await expect(job.getByRole('link', { name: t('join.job.apply') })).toBeVisible();
  });
});
