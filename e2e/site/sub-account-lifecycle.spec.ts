import type { Browser, Page } from '@playwright/test';
import type { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, fillPasswordLogin, test, toast, visitor } from '../../test/fixtures.ts';
import { chooseForSub } from '../../test/forms.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { overrideConfig } from '../../test/override-config.ts';
import type { Language, Translate } from '../../test/translate.ts';

const { sub } = seededAccounts;
const { account, name, id } = sub;

/** A second user with a separate browser context in the same sandbox. */
async function colleague(browser: Browser, backend: BackendSandbox, language: Language, baseURL = '') {
  const context = await browser.newContext({
    baseURL,
    userAgent: visitor,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    extraHTTPHeaders: { ...backend.headers },
  });
  const page = await context.newPage();
  return {
    page,
    /** Submits the login form. The test asserts the result. */
    async signIn(t: Translate, password = seededPassword) {
      await context.clearCookies();
      await page.goto(localize(paths.login(), language));
      // Hydration restores the previous draft.
      await waitForHydration(page);
      await fillPasswordLogin(page, t, account, password);
    },
  };
}

const expectLoggedIn = (page: Page, t: Translate) =>
  expect(page.getByLabel(t('user.layout.menu'))).toBeVisible();

async function confirm(page: Page, t: Translate, choice: TextKey) {
  await chooseForSub(page, t, choice);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(choice), exact: true })
    .click();
}

const statusOf = (page: Page) => page.getByRole('row').filter({ hasText: account });

test('granted and revoked permissions take effect for the sub-account', {
  tag: ['@R6.3', '@R3.9', '@en'],
}, async ({ page, logIn, t, backend, browser, baseURL, language }) => {
  const sub = await colleague(browser, backend, language, baseURL);
  await sub.signIn(t);
  const available = sub.page
    .getByRole('listitem')
    .filter({ hasText: t('user.dashboard.expires', { date: '' }).trim() });
  await expect(available).toHaveCount(3);

  await logIn('main', paths.subAccounts({ view: 'permissions', keyword: account }));
  const boxes = page.getByRole('row').filter({ hasText: account }).getByRole('checkbox');
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(0).uncheck();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect
    .poll(async () => (await backend.journal()).filter((call) => call.operationId === 'updateSubUser').length)
    .toBe(3);
  await page.reload();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await sub.page.reload();
  await expect(available).toHaveCount(4);
});

test('a DE switch reverts and shows the error when the request fails', {
  tag: ['@R4.15', '@R8.4', '@en'],
}, async ({ page, logIn, t, backend, hold }) => {
  await logIn('main', paths.subAccounts());
  await backend.fail('setSubUserDe', 'B003', { times: 1 });
  const { release } = await hold('setSubUserDe');
  const de = page.getByRole('switch', { name: t('subAccount.list.deOf', { name }) });
  await expect(de).toBeChecked();
  await de.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('subAccount.closeDe.label') })
    .click();
  await expect(de).not.toBeChecked();
  release();
  await expect(toast(page, t('common.apiMsg.B003'))).toBeVisible();
  await expect(de).toBeChecked();
  await expect(de).toBeFocused();
});

test('an edit leaves the password unchanged', {
  tag: ['@R2.17', '@R5.23', '@zh', '@journey'],
}, async ({ page, logIn, t, backend, browser, baseURL, language }) => {
  await logIn('main', paths.subAccountEdit(id));
  await expect(field(page, t('subAccount.create.account'))).toHaveAttribute('readonly');
  await field(page, t('subAccount.create.name')).fill('陈雨晴');
  await page.getByRole('button', { name: t('subAccount.edit.submit') }).click();
  await expect(toast(page, t('subAccount.edit.done'))).toBeVisible();
  await expect(statusOf(page)).toContainText('陈雨晴');
  const sub = await colleague(browser, backend, language, baseURL);
  await sub.signIn(t);
  await expectLoggedIn(sub.page, t);
});

test('the DE permission of the form takes effect when it is saved', {
  tag: ['@R4.15', '@zh', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccountEdit(id));
  const de = page.getByRole('switch', { name: t('subAccount.create.de') });
  await de.uncheck();
  await page.getByRole('button', { name: t('subAccount.edit.submit') }).click();
  await expect(toast(page, t('subAccount.edit.done'))).toBeVisible();
  const saved = (await backend.journal()).find((call) => call.operationId === 'updateSubUser');
  expect(JSON.parse(saved?.request ?? '{}')).toMatchObject({ de: 0 });
});

test('bulk closing shows each result', { tag: ['@R6.3', '@zh'] }, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).check();
  await backend.fail('setSubUserDisabled', 'A2002', { times: 1 });
  await page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('subAccount.bulk.closeTitle', { count: 5 }) });
  await expect(dialog).toContainText(t('subAccount.bulk.isClosed'));
  await expect(dialog.getByRole('listitem').filter({ hasText: sub.account })).toContainText(sub.name);
  await dialog.getByRole('button', { name: t('subAccount.bulk.close') }).click();
  const results = page.getByRole('alertdialog', { name: t('subAccount.bulk.partly', { done: 4, count: 5 }) });
  await expect(results).toContainText(t('subAccount.bulk.summary', { done: 4, failed: 1, skipped: 1 }));
  await expect(results.getByRole('listitem').filter({ hasText: sub.account })).toContainText(sub.name);
  await expect(results).toContainText(t('common.apiMsg.A2002'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: t('subAccount.status.closed') })).toHaveCount(5);
});

test('the length of a reset password is validated as the page says', {
  tag: ['@R5.24', '@zh', '@all'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main', paths.subAccounts());
  await chooseForSub(page, t, 'subAccount.reset.label');
  await page.getByRole('radio', { name: t('subAccount.password.typed') }).check();
  await field(page, t('subAccount.reset.password')).fill('abc123');
  await field(page, t('subAccount.reset.confirmPassword')).fill('abc123');
  await page.keyboard.press('Enter');
  const refusal = page.getByText(t('common.error.passwordLength820'));
  if (language === 'zh') await expect(refusal).toBeVisible();
  else
    await expect(page.getByRole('alertdialog', { name: t('subAccount.reset.done', { name }) })).toBeVisible();
});

test('the main account controls whether a sub-account can sign in', {
  tag: ['@R4.15', '@R4.16', '@R3.9', '@R6.3', '@zh', '@all'],
}, async ({ page, logIn, open, t, backend, browser, baseURL, language }) => {
  const sub = await colleague(browser, backend, language, baseURL);
  await sub.signIn(t);
  await expectLoggedIn(sub.page, t);

  await logIn('main', paths.subAccounts());
  await confirm(page, t, 'subAccount.close.label');
  await expect(toast(page, t('subAccount.close.done', { name }))).toBeVisible();
  await expect(statusOf(page)).toContainText(t('subAccount.status.closed'));
  // Its session ends immediately, and it cannot sign in again.
  await sub.page.goto(localize(paths.userInfo(), language));
  await expect(sub.page).toHaveURL(/\/login/);
  await sub.signIn(t);
  await expect(toast(sub.page, t('common.apiMsg.A3001'))).toBeVisible();

  await confirm(page, t, 'subAccount.open.label');
  await expect(statusOf(page)).toContainText(t('subAccount.status.open'));
  await sub.signIn(t);
  await expectLoggedIn(sub.page, t);

  await confirm(page, t, 'subAccount.cancel.label');
  await expect(statusOf(page)).toContainText(t('subAccount.status.cancelled'));
  await sub.signIn(t);
  await expect(toast(sub.page, t('common.apiMsg.A3001'))).toBeVisible();

  await confirm(page, t, 'subAccount.restore.label');
  await expect(statusOf(page)).toContainText(t('subAccount.status.open'));
  await sub.signIn(t);
  await expectLoggedIn(sub.page, t);

  await chooseForSub(page, t, 'subAccount.reset.label');
  await page.getByRole('radio', { name: t('subAccount.password.typed') }).check();
  await field(page, t('subAccount.reset.password')).fill('Better2027!');
  await field(page, t('subAccount.reset.confirmPassword')).fill('Better2027!');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await sub.signIn(t);
  await expect(toast(sub.page, t('common.apiMsg.A0102'))).toBeVisible();
  await sub.signIn(t, 'Better2027!');
  await expectLoggedIn(sub.page, t);

  await chooseForSub(page, t, 'subAccount.delete.label');
  const dialog = page.getByRole('dialog', { name: t('subAccount.delete.title', { name }) });
  await expect(dialog).toContainText(t('subAccount.delete.text'));
  const yes = dialog.getByRole('button', { name: t('subAccount.delete.confirm') });
  await expect(yes).toHaveAttribute('aria-disabled', 'true');
  await field(page, t('subAccount.delete.type', { account })).fill('someone@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await field(page, t('subAccount.delete.type', { account })).fill(` <${account.toUpperCase()}>`);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('subAccount.delete.done', { name }))).toBeVisible();
  await expect(statusOf(page)).toBeHidden();
  await expect(page.getByText(t('subAccount.list.seats', { used: 5, limit: 10 }))).toBeVisible();
  await sub.signIn(t, 'Better2027!');
  await expect(toast(sub.page, t('common.apiMsg.A0101'))).toBeVisible();

  // The edit page of a deleted sub-account links to the list.
  await open(paths.subAccountEdit(id));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('user.missing.title'));
  await page.getByRole('link', { name: t('subAccount.edit.back') }).click();
  await expect(title).toHaveText(t('subAccount.list.title'));
});

test('unless configured, no page offers to cancel or restore an account', {
  tag: ['@R4.16', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const entries = page.getByRole('menuitem');
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  /** The actions of the seeded sub-account in its menu and in its details. */
  const offered = async () => {
    await page.getByRole('button', { name: t('subAccount.list.actionsOf', { name }), exact: true }).click();
    await expect(entries.first()).toBeFocused();
    const menu = await entries.allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(details.getByRole('button', { name: t('subAccount.person.close') })).toBeFocused();
    const buttons = await details.getByRole('button').allTextContents();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    return [...menu, ...buttons];
  };
  expect((await offered()).filter((label) => label === t('subAccount.cancel.label'))).toHaveLength(2);
  await confirm(page, t, 'subAccount.cancel.label');
  await expect(statusOf(page)).toContainText(t('subAccount.status.cancelled'));
  expect((await offered()).filter((label) => label === t('subAccount.restore.label'))).toHaveLength(2);
  await chooseForSub(page, t, 'subAccount.delete.label');
  await expect(page.getByText(t('subAccount.delete.insteadOfThree'))).toBeVisible();
  await page.keyboard.press('Escape');

  await overrideConfig(page, ',"cancelAccount":true', '');
  await page.reload();
  await expect(statusOf(page)).toContainText(t('subAccount.status.cancelled'));
  const ofCancelled = await offered();
  expect(ofCancelled).toContain(t('subAccount.delete.label'));
  for (const label of [t('subAccount.cancel.label'), t('subAccount.restore.label')])
    expect(ofCancelled).not.toContain(label);
  await chooseForSub(page, t, 'subAccount.delete.label');
  await expect(page.getByText(t('subAccount.delete.instead'))).toBeVisible();
});
