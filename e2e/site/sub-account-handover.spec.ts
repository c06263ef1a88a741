import type { Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { countActions } from '../../test/count-actions.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { chooseForSub } from '../../test/forms.ts';
import { colleague } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';

/** Types the details of a colleague, from field to field with Tab, and generates a password. */
async function fillWithGenerated(page: Page, t: Translate, { account, name, mobile } = colleague) {
  await field(page, t('subAccount.create.account')).focus();
  for (const text of [account, name, mobile]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: t('form.generatePassword') }).click();
  return field(page, t('subAccount.create.password')).inputValue();
}

test('creating a sub-account and copying its sign-in details takes four actions', {
  tag: ['@R5.22', '@R6.3', '@journey', '@en'],
}, async ({ page, context, logIn, t, language, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('main', paths.subAccounts());
  const actions = await countActions(page);
  await page.getByRole('link', { name: t('subAccount.list.create') }).click();
  const password = await fillWithGenerated(page, t);
  await expect(field(page, t('subAccount.create.password'))).toHaveAttribute('type', 'text');
  await expect(field(page, t('subAccount.create.confirmPassword'))).toHaveValue(password);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  const dialog = page.getByRole('alertdialog', {
    name: t('subAccount.handover.title', { name: colleague.name }),
  });
  const address = new URL(localize(paths.login(), language), baseURL).href;
  for (const detail of [address, colleague.account, password]) await expect(dialog).toContainText(detail);
  // Their labels are one line each.
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeLessThan(40);
  const copy = dialog.getByRole('button', { name: t('subAccount.handover.copy') });
  // Enter, pressed twice by mistake, copies instead of closing the dialog.
  await expect(copy).toBeFocused();
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  expect(await actions()).toBe(4);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    `${t('subAccount.handover.label', { label: t('subAccount.handover.address') })}${address}`,
    `${t('subAccount.handover.label', { label: t('subAccount.handover.account') })}${colleague.account}`,
    `${t('subAccount.handover.label', { label: t('subAccount.handover.password') })}${password}`,
  ]);
});

test('after the handover the new row is marked and announced, and the password is gone', {
  tag: ['@R3.8', '@R6.10', '@zh'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main', paths.subAccountCreate());
  const password = await fillWithGenerated(page, t);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await page.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
  await expect(toast(page, t('subAccount.list.created'))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: colleague.account });
  await expect(row.getByRole('rowheader')).toContainText(t('subAccount.list.new'));
  await expect(page.getByText(t('subAccount.list.new'), { exact: true })).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(password);
  await page.goBack();
  await expect(field(page, t('subAccount.create.password'))).toHaveValue('');
});

test('"create another" starts an empty form in its first field and counts the seats again', {
  tag: ['@R6.3', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccountCreate());
  await fillWithGenerated(page, t);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await page.getByRole('button', { name: t('subAccount.handover.another') }).click();
  await expect(field(page, t('subAccount.create.account'))).toBeFocused();
  await expect(field(page, t('subAccount.create.account'))).toHaveValue('');
  await expect(page.getByText(t('subAccount.list.seats', { used: 7, limit: 10 }))).toBeVisible();
  // Leaving the second form asks again.
  await field(page, t('subAccount.create.name')).fill('x');
  await page.getByRole('link', { name: t('subAccount.create.cancel') }).click();
  await expect(page.getByRole('dialog', { name: t('user.unsaved.title') })).toBeVisible();
});

test('a reset generates a password and shows the sign-in details for copying', {
  tag: ['@R6.4', '@R6.10', '@zh'],
}, async ({ page, context, logIn, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('main', paths.subAccounts());
  await chooseForSub(page, t, 'subAccount.reset.label');
  await page.getByRole('button', { name: t('form.generatePassword') }).click();
  const password = await field(page, t('subAccount.reset.password')).inputValue();
  await page.getByRole('button', { name: t('subAccount.reset.label') }).click();
  const { name, account } = seededAccounts.sub;
  const dialog = page.getByRole('alertdialog', { name: t('subAccount.reset.done', { name }) });
  await dialog.getByRole('button', { name: t('subAccount.handover.copy') }).click();
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(account);
  expect(copied).toContain(password);
  await dialog.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page.getByRole('button', { name: t('subAccount.list.actionsOf', { name }) })).toBeFocused();
});

test('a Chinese name in an English title stays on one line', { tag: ['@R6.10', '@en'] }, async ({
  page,
  logIn,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main', paths.subAccounts());
  await page.getByRole('row').filter({ hasText: '13900000011' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t('subAccount.reset.label') }).click();
  await page.getByRole('button', { name: t('form.generatePassword') }).click();
  await page.getByRole('button', { name: t('subAccount.reset.label') }).click();
  const lines = await page
    .getByRole('alertdialog')
    .getByRole('heading')
    .evaluate((heading) => {
      const text = heading.firstChild;
      if (!(text instanceof Text)) throw new Error('The title is one text');
      const range = document.createRange();
      const start = text.data.search(/\p{Script=Han}/u);
      range.setStart(text, start);
      range.setEnd(text, start + 3);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('without the clipboard the details are selected for copying', { tag: ['@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await logIn('main', paths.subAccountCreate());
  const password = await fillWithGenerated(page, t);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await page.getByRole('button', { name: t('subAccount.handover.copy') }).click();
  await expect(page.getByText(t('subAccount.handover.notCopied'))).toBeVisible();
  const selected = await page.evaluate(() => `${getSelection()}`);
  expect(selected).toContain(colleague.account);
  expect(selected).toContain(password);
});
