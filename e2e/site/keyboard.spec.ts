import type { Page } from '@playwright/test';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { languageName } from '../../src/i18n/languages.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { AnyTextKey, ValuesOf } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { askForCode, pressAt, tabTo, typeInto } from '../../test/keyboard.ts';
import type { Translate } from '../../test/translate.ts';
import { translate } from '../../test/translate.ts';

const { main, sub } = seededAccounts;
const better = 'Better2027!';

const button = <Key extends AnyTextKey>(page: Page, t: Translate, key: Key, ...values: ValuesOf<Key>) =>
  page.getByRole('button', { name: t(key, ...values), exact: true });

// These tests use the keyboard only. Each runs in one language.

test('keyboard only: reset a forgotten password, and sign in with it and by SMS', {
  tag: ['@zh', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.login());
  await waitForHydration(page);
  await pressAt(page, page.getByRole('link', { name: t('login.modes.sms') }));
  await expect(page).toHaveURL(/mode=sms/);
  await pressAt(page, page.getByRole('link', { name: t('login.forgot.link') }));
  await expect(field(page, t('form.mobile'))).toBeFocused();
  await page.keyboard.type(main.mobile);
  await askForCode(page, t);
  await expect(field(page, t('form.code'))).toBeFocused();
  await page.keyboard.type(seededCode);
  await typeInto(page, field(page, t('login.forgot.password')), better);
  await typeInto(page, field(page, t('login.forgot.confirmPassword')), better);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('login.forgot.done'))).toBeVisible();
  await expect(field(page, t('form.email'))).toBeFocused();
  await page.keyboard.type(main.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-it-1');
  await page.keyboard.press('Enter');
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(better);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.user(), language));

  await page.context().clearCookies();
  await open(paths.login(undefined, 'sms'));
  await waitForHydration(page);
  await typeInto(page, field(page, t('form.mobile')), sub.mobile);
  await askForCode(page, t);
  await page.keyboard.type(seededCode);
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('keyboard only: create, edit, authorize and delete a sub-account', { tag: ['@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  const name = 'Alex';
  await logIn('main');
  await pressAt(page, page.getByRole('link', { name: t('user.nav.subAccounts') }));
  await expect(page.getByRole('heading', { level: 1, name: t('subAccount.list.title') })).toBeFocused();
  await pressAt(page, page.getByRole('link', { name: t('subAccount.list.create') }), 'Enter', 3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
  // The first field has the focus.
  await expect(field(page, t('subAccount.create.account'))).toBeFocused();
  await page.keyboard.type('a.colleague@example.com');
  await typeInto(page, field(page, t('subAccount.create.name')), name, 1);
  await typeInto(page, field(page, t('subAccount.create.mobile')), '13700000002', 1);
  await pressAt(
    page,
    page
      .getByRole('group', { name: t('subAccount.create.products') })
      .getByRole('checkbox')
      .first(),
    'Space',
    1,
  );
  await pressAt(page, button(page, t, 'subAccount.create.submit'), 'Enter', 20);
  await pressAt(page, button(page, t, 'subAccount.handover.done'));
  await expect(toast(page, t('subAccount.list.created'))).toBeVisible();

  const dialog = page.getByRole('dialog');
  /** Opens the row menu and moves to an entry with the arrow key. */
  const choose = async (label: string, of = name) => {
    await pressAt(page, button(page, t, 'subAccount.list.actionsOf', { name: of }), 'Enter', 100);
    const entry = page.getByRole('menuitem', { name: label, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let step = 0; step < 6; step += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await choose(t('subAccount.list.edit'));
  await typeInto(page, field(page, t('subAccount.create.name')), `${name} B`);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('subAccount.edit.done'))).toBeVisible();
  const changed = `${name} B`;
  const row = page.getByRole('row').filter({ hasText: changed });
  // State changes, each with a confirmation.
  for (const action of ['cancel', 'restore'] as const) {
    await choose(t(`subAccount.${action}.label`), changed);
    await pressAt(page, dialog.getByRole('button', { name: t(`subAccount.${action}.label`) }), 'Enter', 3);
    await expect(toast(page, t(`subAccount.${action}.done`, { name: changed }))).toBeVisible();
  }
  await choose(t('subAccount.reset.label'), changed);
  await expect(page.getByRole('radio', { name: t('subAccount.password.generated') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await typeInto(page, field(page, t('subAccount.reset.password')), better, 1);
  await typeInto(page, field(page, t('subAccount.reset.confirmPassword')), better, 3);
  await page.keyboard.press('Enter');
  await expect(button(page, t, 'subAccount.handover.copy')).toBeFocused();
  await pressAt(page, button(page, t, 'subAccount.handover.done'), 'Enter', 1);
  await pressAt(page, row.getByRole('switch'), 'Space', 80);
  await pressAt(page, dialog.getByRole('button', { name: t('subAccount.openDe.label') }), 'Enter', 3);
  await expect(row.getByRole('switch')).toBeChecked();
  // Bulk actions.
  await pressAt(page, row.getByRole('checkbox'), 'Space', 80);
  // Enter leads to the toolbar, which says so; arrow keys move within it.
  await expect(page.getByText(t('subAccount.bulk.enter'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, t, 'subAccount.bulk.open')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await pressAt(page, button(page, t, 'subAccount.bulk.close'), 'Enter', 0);
  await pressAt(page, dialog.getByRole('button', { name: t('subAccount.bulk.close') }), 'Enter', 4);
  await expect(row).toContainText(t('subAccount.status.closed'));
  await pressAt(page, page.getByRole('link', { name: t('subAccount.view.permissions'), exact: true }));
  const box = row.getByRole('checkbox').nth(1);
  await pressAt(page, box, 'Space', 80);
  await expect(box).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('link', { name: t('subAccount.view.accounts'), exact: true }), 100);
  await page.keyboard.press('Enter');
  await pressAt(page, button(page, t, 'subAccount.list.actionsOf', { name: changed }), 'Enter', 80);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const account = 'a.colleague@example.com';
  await expect(field(page, t('subAccount.delete.type', { account }))).toBeFocused();
  await page.keyboard.type(account);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('subAccount.delete.done', { name: changed }))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: account })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, header :focus').first()).toBeVisible();
});

test('keyboard only: Enter leads from the header and from a switch of the list to the bulk actions', {
  tag: ['@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const all = page.getByRole('checkbox', { name: t('subAccount.list.selectAll') });
  await pressAt(page, all, 'Space', 80);
  await expect(page.getByText(t('subAccount.bulk.enter'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, t, 'subAccount.bulk.open')).toBeFocused();
  await pressAt(page, page.getByRole('switch').last(), 'Enter', 80);
  await expect(button(page, t, 'subAccount.bulk.open')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('keyboard only: change the password, the phone number and the company', {
  tag: ['@en', '@all'],
}, async ({ page, logIn, open, t }) => {
  await logIn('main');
  await pressAt(page, page.getByRole('link', { name: t('user.nav.account') }));
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeFocused();
  await pressAt(page, page.getByRole('link', { name: t('account.password.change') }), 'Enter', 3);
  await typeInto(page, field(page, t('account.password.old')), seededPassword, 1);
  await typeInto(page, field(page, t('account.password.new')), better, 2);
  await typeInto(page, field(page, t('account.password.confirm')), better, 2);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').last()).toBeChecked();
  await pressAt(page, button(page, t, 'form.sendCode'));
  await expect(field(page, t('form.code'))).toBeFocused();
  await page.keyboard.type(seededCode);
  await expect(toast(page, t('account.password.done'))).toBeVisible();

  await open(paths.userAccount('mobile'));
  await expect(page.getByRole('heading', { name: t('account.mobile.title') })).toBeVisible();
  await pressAt(page, button(page, t, 'form.sendCode'));
  await expect(field(page, t('form.code'))).toBeFocused();
  await page.keyboard.type(seededCode);
  await expect(field(page, t('account.mobile.new'))).toBeFocused();
  await page.keyboard.type('13700000009');
  await pressAt(page, button(page, t, 'form.sendCode'));
  await expect(field(page, t('form.code'))).toBeFocused();
  await page.keyboard.type(seededCode);
  await expect(toast(page, t('account.mobile.done'))).toBeVisible();

  await open(paths.userCompany());
  await typeInto(page, field(page, t('company.name')), '示例公司');
  const province = page.getByLabel(t('company.province'));
  await tabTo(page, province, 1);
  const before = await province.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(province).not.toHaveValue(before);
  await tabTo(page, page.getByLabel(t('company.city')), 1);
  await page.keyboard.press('End');
  await typeInto(page, field(page, t('company.address')), '示例路 8 号', 1);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await page.keyboard.type('甲');
  await pressAt(page, page.getByRole('link', { name: t('user.nav.info') }));
  await expect(button(page, t, 'user.unsaved.stay')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, t, 'user.unsaved.stay')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.title'));
  await pressAt(page, page.getByRole('link', { name: t('user.nav.info') }));
  await pressAt(page, button(page, t, 'user.unsaved.leave'), 'Enter', 3);
  await expect(page.getByRole('heading', { level: 1, name: t('user.info.title') })).toBeFocused();
  await expect(page.getByText('13700000009')).toBeVisible();
});

test('keyboard only: select a product, the color scheme and the language', { tag: ['@en', '@all'] }, async ({
  page,
  logIn,
  open,
  t,
  language,
}) => {
  await logIn('main', paths.container('p-brand'));
  const products = page.getByRole('combobox', { name: t('container.product') });
  await expect(products).toBeVisible();
  const first = await products.textContent();
  await tabTo(page, products, 3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(products).not.toHaveText(first ?? '');
  await expect(products).toBeFocused();

  await open(paths.userInfo());
  await waitForHydration(page);
  const menu = page.getByLabel(t('user.layout.menu'));
  await pressAt(page, menu, 'Enter', 5);
  await tabTo(page, page.getByRole('radio', { name: t('user.scheme.system') }), 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: t('user.scheme.dark') })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const other = language === 'zh' ? 'en' : 'zh';
  await pressAt(page, page.getByRole('link', { name: languageName(other) }), 'Enter', 2);
  await expect(page).toHaveURL(localize(paths.userInfo(), other));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(other, 'user.info.title'));

  await pressAt(page, page.getByLabel(translate(other, 'user.layout.menu')), 'Enter', 15);
  await pressAt(page, page.getByRole('link', { name: translate(other, 'user.layout.logout') }), 'Enter', 6);
  await expect(page).toHaveURL(localize(paths.home(), other));
});
