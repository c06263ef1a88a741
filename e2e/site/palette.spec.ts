import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { expect, test } from '../../test/fixtures.ts';
import type { Translate } from '../../test/translate.ts';

const palette = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('palette.title') });

test('the palette finds pages, actions, products and colleagues', { tag: ['@R2.73', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  await logIn('main');
  await page.keyboard.press('Control+K');
  const field = palette(page, t).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect.poll(() => getAxeViolations(page)).toEqual([]);

  await field.fill(t('account.password.change'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.userAccount('password'), language));
  await expect(palette(page, t)).toBeHidden();

  await page.getByRole('button', { name: t('user.layout.search') }).click();
  await field.fill(t('user.nav.company'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.userCompany(), language));
  await expect(page.getByRole('heading', { name: t('company.title'), level: 1 })).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill(seededAccounts.sub.name);
  await palette(page, t).getByRole('link', { name: seededAccounts.sub.account }).click();
  await expect(page).toHaveURL(localize(paths.subAccountEdit(seededAccounts.sub.id), language));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('company.title'));

  await page.keyboard.press('Control+K');
  await field.fill({ zh: '品牌', en: 'brand' }[language]);
  await palette(page, t).getByRole('link').first().click();
  await expect(page).toHaveURL(localize(paths.container('p-brand'), language));
});

test('a sub-account finds no pages of main accounts, and writes to colleagues', {
  tag: ['@R2.73', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('sub');
  await page.keyboard.press('Control+K');
  await expect(palette(page, t).getByRole('link', { name: t('user.nav.info') })).toBeVisible();
  await expect(palette(page, t).getByRole('link', { name: t('user.nav.subAccounts') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette(page, t)).toBeHidden();
});

test('the palette adds at most 15 KB, on first use', { tag: ['@R2.73', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+K');
  await expect(palette(page, t)).toBeVisible();
  const files = readdirSync('build/client/assets');
  const own = files.filter((file) =>
    /^(?:palette|search-frame|search-dialog)-.*\.(?:js|css)\.br$/.test(file),
  );
  expect(scripts.some((path) => path.includes('/palette-'))).toBe(true);
  const bytes = own.reduce((sum, file) => sum + statSync(`build/client/assets/${file}`).size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(15_000);
});
