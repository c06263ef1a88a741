import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations, runsAxe } from '../../test/axe.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration, waitForQuiet } from '../../test/hydration.ts';
import type { Translate } from '../../test/translate.ts';

const dialog = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('search.title') });
const field = (page: Page, t: Translate) => dialog(page, t).getByRole('textbox');
const button = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('button', { name: t('site.nav.search') });
const result = (page: Page, t: Translate, title: string) =>
  dialog(page, t)
    .getByRole('link')
    .filter({ has: page.getByText(title, { exact: true }) });

async function openSearch(page: Page, t: Translate): Promise<void> {
  await waitForHydration(page);
  await page.keyboard.press('Control+K');
  await expect(field(page, t)).toBeFocused();
}

test('the search finds pages, question types, cases and articles', {
  tag: ['@R2.50', '@journey', '@zh'],
}, async ({ page, open, t, language }) => {
  await open(paths.home());
  await waitForHydration(page);
  await button(page, t).click();
  await expect(field(page, t)).toBeFocused();
  await expect(result(page, t, t('lib.meta.title'))).toBeVisible();
  await field(page, t).fill({ zh: '品牌', en: 'brand' }[language]);
  for (const kind of ['page', 'question', 'case', 'article'] as const)
    await expect(dialog(page, t).getByRole('heading', { name: t(`search.kind.${kind}`) })).toBeVisible();
  const links = await dialog(page, t).getByRole('link').count();
  expect(links).toBeGreaterThan(4);
  await expect(dialog(page, t).getByRole('status')).toHaveText(/\d+/);
  if (runsAxe(language, 'desktop')) expect(await getAxeViolations(page)).toEqual([]);
  await field(page, t).fill('NPS');
  await result(page, t, t('lib.types.nps.name')).click();
  await expect(page).toHaveURL(localize(paths.libQuestion('nps'), language));
  await expect(dialog(page, t)).toBeHidden();
});

test('the search works by keyboard', { tag: ['@R2.50', '@en'] }, async ({ page, open, t, language }) => {
  await open(paths.survey());
  await waitForHydration(page);
  await button(page, t).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, t)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, t)).toBeHidden();
  await expect(button(page, t)).toBeFocused();

  await page.keyboard.press('Control+K');
  await field(page, t).fill(t('lib.types.slider.name'));
  const links = dialog(page, t).getByRole('link');
  await expect(links.first()).toContainText(t('lib.types.slider.name'));
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, t)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.libQuestion('slider'), language));
});

test('Enter before the results have loaded opens the first one when they are there', {
  tag: ['@R2.50', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  const index = Promise.withResolvers<void>();
  await page.route(/assets\/(?:zh|en)-[\w-]+\.json$/, async (route) => {
    await index.promise;
    await route.continue();
  });
  await open(paths.about());
  await openSearch(page, t);
  await page.keyboard.type(t('lib.types.slider.name'));
  await page.keyboard.press('Enter');
  await expect(dialog(page, t).getByRole('status')).toHaveText(t('search.loading'));
  index.resolve();
  await expect(page).toHaveURL(localize(paths.libQuestion('slider'), language));
  await expect(dialog(page, t)).toBeHidden();
});

test('the search understands words of the other language', {
  tag: ['@R2.50', '@R2.51', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.about());
  await openSearch(page, t);
  await field(page, t).fill({ zh: 'ranking', en: '排序' }[language]);
  await expect(result(page, t, t('lib.types.ranking.name'))).toBeVisible();
});

test('a search without results leads to a consultant', { tag: ['@R2.50', '@zh', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.about());
  await openSearch(page, t);
  await field(page, t).fill('zzzz');
  await expect(
    dialog(page, t).getByRole('heading', { name: t('search.empty.title', { keyword: 'zzzz' }) }),
  ).toBeVisible();
  await expect(dialog(page, t).getByRole('status')).toHaveText(t('search.found', { total: 0 }));
  await dialog(page, t)
    .getByRole('link', { name: t('site.action.contact') })
    .click();
  await expect(page).toHaveURL(localize(paths.contact(), language));
  await expect(dialog(page, t)).toBeHidden();
});

test('an index that fails to load can be loaded again', { tag: ['@R2.50', '@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await page.route(/assets\/(?:zh|en)-[\w-]+\.json$/, (route) => route.abort());
  await open(paths.about());
  await openSearch(page, t);
  await expect(dialog(page, t).getByRole('alert')).toContainText(t('search.failed'));
  await page.unrouteAll();
  await dialog(page, t)
    .getByRole('button', { name: t('search.retry') })
    .click();
  await field(page, t).fill(t('lib.types.nps.name'));
  await expect(result(page, t, t('lib.types.nps.name'))).toBeVisible();
  await expect(dialog(page, t).getByRole('alert')).toBeHidden();
});

test('articles that fail to load do not affect the other results', {
  tag: ['@R2.50', '@en', '@all'],
}, async ({ page, open, t, backend }) => {
  await open(paths.about());
  await backend.fail('listNews', 'B0001');
  await openSearch(page, t);
  await field(page, t).fill('NPS');
  await expect(dialog(page, t).getByRole('alert')).toContainText(t('search.articlesFailed'));
  await expect(result(page, t, t('lib.types.nps.name'))).toBeVisible();
});

test('the search is in the menu of narrow screens and returns the focus', {
  tag: ['@R2.50', '@en', '@all'],
}, async ({ page, open, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.about());
  await waitForHydration(page);
  const menu = page.getByRole('banner').getByText(t('site.nav.menu'));
  await page.getByRole('banner').getByLabel(t('site.nav.menu')).click();
  await page
    .getByRole('navigation', { name: t('site.nav.label') })
    .getByRole('button', { name: t('site.nav.search') })
    .click();
  await expect(field(page, t)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByLabel(t('site.nav.menu'))).toBeFocused();
  await expect(menu).toBeHidden();
});

test('index and code of the search are at most 30 KB and load on first use', {
  tag: ['@R2.50', '@zh', '@all'],
}, async ({ page }) => {
  const assets = new URL('../../build/client/assets/', import.meta.url).pathname;
  const sizeOf = (name: RegExp) =>
    readdirSync(assets)
      .filter((file) => name.test(file) && file.endsWith('.br'))
      .map((file) => statSync(assets + file).size);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.about());
  await waitForQuiet(page);
  const before = new Set(loaded);
  const index = page.waitForResponse((response) => response.url().endsWith('.json'));
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await index;
  const files = loaded.filter((path) => !before.has(path) && path.startsWith('/assets/'));
  expect(files.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  const sizes = files.flatMap((path) => sizeOf(new RegExp(`^${path.replace('/assets/', '')}\\.br$`)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
  expect([...before].filter((path) => /search-dialog|\/assets\/(?:zh|en)-/.test(path))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button opens the question library', { tag: ['@R2.50', '@zh', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await open(paths.about());
    await button(page, t).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lib.title'));
  });
});
