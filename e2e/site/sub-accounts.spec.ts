import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { formatDate } from '../../src/ui/format/date.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { fillColleague } from '../../test/forms.ts';
import { colleague } from '../../test/people.ts';
import { type Language, translateTo } from '../../test/translate.ts';

async function fillForm(page: Page, language: Language) {
  const t = translateTo(language);
  await fillColleague(page, t);
  await field(page, t('subAccount.create.name')).fill(` ${colleague.name} `);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
}

test('a main account creates a sub-account and finds it in the list', {
  tag: ['@R3.8', '@R6.2', '@R6.3', '@journey', '@zh'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main');
  await page.getByRole('link', { name: t('user.nav.subAccounts') }).click();
  await expect(page.getByText(t('subAccount.list.seats', { used: 6, limit: 10 }))).toBeVisible();
  await page.getByRole('link', { name: t('subAccount.list.create') }).click();
  await fillForm(page, language);
  await page.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
  await expect(toast(page, t('subAccount.list.created'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: colleague.account })).toContainText(colleague.name);
  await expect(page.getByText(t('subAccount.list.seats', { used: 7, limit: 10 }))).toBeVisible();
});

test('at the limit a dialog explains A2012 without a toast and preserves the input', {
  tag: ['@R8.3', '@R8.16', '@R6.3', '@en'],
}, async ({ page, logIn, t, language }) => {
  await logIn('atLimit', paths.subAccountCreate());
  await fillForm(page, language);
  const dialog = page.getByRole('alertdialog', { name: t('subAccount.create.limitTitle') });
  await expect(dialog).toContainText(t('common.apiMsg.A2012'));
  await expect(dialog.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
  const close = dialog.getByRole('button', { name: t('subAccount.create.close') });
  await expect(close).toBeFocused();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, t('common.apiMsg.A2012'))).toBeHidden();
  await expect(field(page, t('subAccount.create.account'))).toHaveValue(colleague.account);
});

test('at the limit the create page shows seats and contacts before anything is filled in', {
  tag: ['@R8.3', '@R6.3', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('atLimit', paths.subAccountCreate());
  const main = page.getByRole('main');
  await expect(main.getByText(t('subAccount.list.seats', { used: 10, limit: 10 }))).toBeVisible();
  await expect(main.getByText(t('subAccount.list.atLimit'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
  await expect(main.getByText(t('site.footer.hours'))).toBeVisible();
});

test('once more seats were asked for, the limit says so in one place, briefly', {
  tag: ['@R2.78', '@R6.3', '@zh', '@all'],
}, async ({ page, logIn, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('atLimit', paths.subAccounts());
  const main = page.getByRole('main');
  const contact = main.getByRole('link', { name: 'sales@example.com' });
  // The first person is on the first screen of a phone.
  await expect(main.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
  await main.getByRole('button', { name: t('subAccount.limit.more') }).click();
  await expect(contact).toBeVisible();
  await main.getByRole('button', { name: t('user.dashboard.moreSeats') }).click();
  await field(page, t('user.request.seats')).fill('10');
  await page.getByRole('button', { name: t('user.request.confirm') }).click();
  await page.getByRole('button', { name: t('user.request.done') }).click();
  const box = main.getByRole('status').filter({ hasText: t('subAccount.list.atLimit') });
  await expect(box).toContainText(t('user.request.askedSeats', { count: 10, date: formatDate(Date.now()) }));
  await expect(contact).toBeHidden();
  expect((await box.boundingBox())?.height).toBeLessThan(170);
});

test('the form validates every field', { tag: ['@R5.21', '@R5.22', '@R5.11', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccountCreate());
  await page.getByRole('radio', { name: t('subAccount.password.typed') }).check();
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await expect(page.getByText(t('common.error.emailRequired'))).toBeVisible();
  await expect(page.getByText(t('common.error.nameRequired'))).toBeVisible();
  await expect(page.getByText(t('registerCard.info13'))).toBeVisible();
  await expect(page.getByText(t('common.error.passwordRequired'))).toBeVisible();
  await expect(page.getByText(t('common.error.confirmRequired'))).toBeVisible();
  await field(page, t('subAccount.create.mobile')).fill('123');
  await expect(page.getByText(t('common.error.info9'))).toBeVisible();
  await field(page, t('subAccount.create.mobile')).fill('12345678901');
  await expect(page.getByText(t('common.error.info10'))).toBeVisible();
  await field(page, t('subAccount.create.password')).fill('abcdefgh');
  await expect(page.getByText(t('common.error.info17'))).toBeVisible();
  await field(page, t('subAccount.create.password')).fill('abcdefg1');
  await field(page, t('subAccount.create.confirmPassword')).fill('abcdefg2');
  await expect(page.getByText(t('common.error.info20'))).toBeVisible();
});
