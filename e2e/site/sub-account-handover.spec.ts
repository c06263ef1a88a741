import type { Locator, Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { countActions } from '../../test/count-actions.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { chooseForSub } from '../../test/forms.ts';
import { loseAnswer } from '../../test/hold.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { colleague } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';

/** Types the details of a colleague, from field to field with Tab; the first field has the focus. */
async function typeColleague(page: Page, t: Translate, { account, name, mobile } = colleague) {
  await expect(field(page, t('subAccount.create.account'))).toBeFocused();
  for (const text of [account, name, mobile]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

const create = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('subAccount.create.submit') }).click();

/** Makes the clipboard refuse, as browsers do without permission or a secure context. */
const blockClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });

/** The password in the sign-in details. */
const passwordIn = async (dialog: Locator) =>
  (await dialog.getByRole('definition').last().textContent()) ?? '';

test('inviting a colleague with two products takes four actions, and copies the sign-in details', {
  tag: ['@R5.22', '@R6.3', '@journey', '@en'],
}, async ({ page, logIn, t, language, baseURL }) => {
  await logIn('main');
  const actions = await countActions(page);
  await page.getByRole('link', { name: t('user.dashboard.newSeat') }).click();
  await typeColleague(page, t);
  const products = page.getByRole('group', { name: t('subAccount.create.products') }).getByRole('checkbox');
  await expect(page.getByText(t('subAccount.create.nothingTicked'))).toBeVisible();
  await products.nth(0).click();
  await products.nth(1).click();
  await expect(page.getByText(t('subAccount.create.nothingTicked'))).toBeHidden();
  await create(page, t);
  const dialog = page.getByRole('alertdialog', {
    name: t('subAccount.handover.title', { name: colleague.name }),
  });
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  expect(await actions()).toBe(4);
  const address = new URL(localize(paths.login(), language), baseURL).href;
  const password = await passwordIn(dialog);
  expect(password).toHaveLength(19);
  // Their labels are one line each.
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeLessThan(40);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    `${t('subAccount.handover.label', { label: t('subAccount.handover.address') })}${address}`,
    `${t('subAccount.handover.label', { label: t('subAccount.handover.account') })}${colleague.account}`,
    `${t('subAccount.handover.label', { label: t('subAccount.handover.password') })}${password}`,
  ]);
  // What was copied can be closed, and the seat is taken.
  await expect(page.getByText(t('subAccount.list.seats', { used: 7, limit: 10 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
  await expect(page.getByRole('row').filter({ hasText: colleague.account })).toBeVisible();
});

test('a password that nobody copied does not disappear with Escape or one press', {
  tag: ['@R6.10', '@en'],
}, async ({ page, logIn, t }) => {
  await blockClipboard(page);
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await create(page, t);
  const dialog = page.getByRole('alertdialog');
  const password = await passwordIn(dialog);
  await expect(dialog.getByRole('button', { name: t('subAccount.handover.copy') })).toBeFocused();
  // At once, not when it is closed.
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.refused'));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.stillThere'));
  await expect(dialog).toContainText(password);
  // Copying by hand is copying, too.
  await dialog.getByRole('button', { name: t('subAccount.handover.copy') }).click();
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.notCopied'));
  await page.keyboard.press('ControlOrMeta+c');
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  await dialog.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.list.title'));
});

test('closing without copying takes a second press', { tag: ['@R6.10', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await blockClipboard(page);
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await create(page, t);
  await page.getByRole('button', { name: t('subAccount.handover.done'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: t('subAccount.handover.doneAnyway') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.list.title'));
});

test('a creation whose reply was lost is not created again, and its password is handed over', {
  tag: ['@R6.10', '@zh'],
}, async ({ page, logIn, t, backend, browser, baseURL, language }) => {
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await loseAnswer(page, /\/v1\/users\/sub\b/);
  await create(page, t);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(t('error.network'));
  await expect(failure).toContainText(t('error.kept'));
  await create(page, t);
  const dialog = page.getByRole('alertdialog', {
    name: t('subAccount.handover.title', { name: colleague.name }),
  });
  const password = await passwordIn(dialog);
  expect(await toast(page, t('common.apiMsg.A2001')).count()).toBe(0);
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { ...backend.headers },
  });
  const other = await context.newPage();
  await other.goto(localize(paths.login(), language));
  await waitForHydration(other);
  await fillPasswordLogin(other, t, colleague.account, password);
  await expect(other.getByLabel(t('user.layout.menu'))).toBeVisible();
  await context.close();
});

test('after the handover the new row is marked and announced, and the password is gone', {
  tag: ['@R3.8', '@R6.10', '@zh'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await create(page, t);
  const password = await passwordIn(page.getByRole('alertdialog'));
  await page.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
  await expect(toast(page, t('subAccount.list.created'))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: colleague.account });
  await expect(row.getByRole('rowheader')).toContainText(t('subAccount.list.new'));
  await expect(page.getByText(t('subAccount.list.new'), { exact: true })).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(password);
});

test('sign-in details that were closed can be shown again until the list is left', {
  tag: ['@R6.10', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await create(page, t);
  const dialog = page.getByRole('alertdialog');
  const password = await passwordIn(dialog);
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  // What is pasted may be something else by now: Escape waits for a press.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.stillThere'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.handover.copied'));
  await page.keyboard.press('Escape');
  const again = page.getByRole('button', { name: t('subAccount.handover.again') });
  await expect(page.getByText(t('subAccount.handover.closed', { name: colleague.name }))).toBeVisible();
  await again.click();
  expect(await passwordIn(dialog)).toBe(password);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('subAccount.handover.doneAnyway') }).click();
  await expect(again).toBeFocused();
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await page.getByRole('link', { name: t('user.nav.subAccounts') }).click();
  await expect(page.getByRole('row').filter({ hasText: colleague.account })).toBeVisible();
  await expect(again).toBeHidden();
});

test('"as another colleague" includes DE, stays true for the next one, and is not said when it is not', {
  tag: ['@R6.3', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccountCreate(seededAccounts.sub.id));
  const de = page.getByRole('switch', { name: t('subAccount.create.de') });
  const note = page.getByText(t('subAccount.create.sameAs', { name: seededAccounts.sub.name }));
  await expect(note).toBeVisible();
  await expect(de).toBeChecked();
  await typeColleague(page, t);
  await create(page, t);
  await page.getByRole('button', { name: t('subAccount.handover.another') }).click();
  await expect(de).toBeChecked();
  await expect(page.getByText(t('subAccount.create.sameAs', { name: colleague.name }))).toBeVisible();
  await de.uncheck();
  await expect(page.getByText(t('subAccount.create.sameAs', { name: colleague.name }))).toBeHidden();
});

test('"create another" keeps the products, empties the rest, and counts the seats again', {
  tag: ['@R6.3', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  const product = page
    .getByRole('group', { name: t('subAccount.create.products') })
    .getByRole('checkbox')
    .first();
  await product.check();
  await create(page, t);
  await page.getByRole('button', { name: t('subAccount.handover.another') }).click();
  await expect(field(page, t('subAccount.create.account'))).toBeFocused();
  await expect(field(page, t('subAccount.create.account'))).toHaveValue('');
  await expect(product).toBeChecked();
  await expect(page.getByText(t('subAccount.list.seats', { used: 7, limit: 10 }))).toBeVisible();
  // Leaving the second form asks again.
  await field(page, t('subAccount.create.name')).fill('x');
  await page.getByRole('link', { name: t('subAccount.create.cancel') }).click();
  await expect(page.getByRole('dialog', { name: t('user.unsaved.title') })).toBeVisible();
});

test('a reset generates a password and shows the sign-in details for copying', {
  tag: ['@R6.4', '@R6.10', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  await chooseForSub(page, t, 'subAccount.reset.label');
  await backend.set('resetSubUserPassword:network');
  await page.getByRole('button', { name: t('subAccount.reset.submit') }).click();
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect(failure).toContainText(t('error.network'));
  // Nothing was typed.
  await expect(failure).not.toContainText(t('error.kept'));
  await backend.clear();
  await page.getByRole('button', { name: t('subAccount.reset.submit') }).click();
  const { name, account, mobile } = seededAccounts.sub;
  const dialog = page.getByRole('alertdialog', { name: t('subAccount.reset.done', { name }) });
  await expect(dialog.getByRole('link', { name: mobile })).toHaveAttribute('href', `tel:${mobile}`);
  await expect(dialog.getByRole('button', { name: t('subAccount.handover.copy') })).toBeFocused();
  const password = await passwordIn(dialog);
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
  await page.getByRole('button', { name: t('subAccount.reset.submit') }).click();
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

test('the permissions of the newest colleague are one press away', { tag: ['@R6.3', '@zh'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.patch('listSubUsers', { list: { 0: { name: 'Fay Good', de: 1 } } });
  await logIn('main', paths.subAccountCreate());
  await page.getByRole('button', { name: t('subAccount.create.same', { name: 'Fay Good' }) }).click();
  await expect(page.getByText(t('subAccount.create.sameAs', { name: 'Fay Good' }))).toBeVisible();
  await expect(page.getByRole('switch', { name: t('subAccount.create.de') })).toBeChecked();
  // The button is gone.
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeFocused();
  await expect(
    page.getByRole('button', { name: t('subAccount.create.same', { name: 'Fay Good' }) }),
  ).toBeHidden();
});

test('a generated password is on one line of a phone, with how to read it out', {
  tag: ['@R6.10', '@en'],
}, async ({ page, logIn, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main', paths.subAccountCreate());
  await typeColleague(page, t);
  await create(page, t);
  const dialog = page.getByRole('alertdialog');
  const password = dialog.getByRole('definition').last();
  await expect(password).toHaveText(/^[A-Z][^A-Z]*$/);
  expect((await password.boundingBox())?.height).toBeLessThan(40);
  await expect(dialog.getByText(t('subAccount.handover.readOut'))).toBeVisible();
});

test('a new sub-account gets the permissions of another one', { tag: ['@R6.3', '@en'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await logIn('main', paths.subAccounts());
  await chooseForSub(page, t, 'subAccount.list.createLike');
  await expect(
    page.getByText(t('subAccount.create.sameAs', { name: seededAccounts.sub.name })),
  ).toBeVisible();
  await typeColleague(page, t);
  await create(page, t);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const calls = await backend.journal();
  const permissionsIn = (text: string | undefined) => {
    const { productIds, serviceIds, de } = JSON.parse(text ?? '{}');
    return { productIds, serviceIds, de };
  };
  const created = calls.find(({ operationId }) => operationId === 'createSubUser');
  const model = calls.find(({ operationId }) => operationId === 'getSubUser');
  const { data } = JSON.parse(model?.response ?? '{}');
  expect(data.productIds.length).toBeGreaterThan(0);
  expect(permissionsIn(created?.request)).toEqual(permissionsIn(JSON.stringify(data)));
});
