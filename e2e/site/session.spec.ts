import type { BrowserContext } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { cookiesOf } from '../../src/session/cookies.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { doForSub, fillColleague } from '../../test/forms.ts';
import { expireIn } from '../../test/session-cookies.ts';

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'TOKEN')?.value;

test('a token about to expire is refreshed, and the page reloads with its input', {
  tag: ['@R4.10', '@R4.11', '@zh', '@journey'],
}, async ({ page, context, logIn, t }) => {
  await logIn('main', paths.subAccountCreate());
  await fillColleague(page, t);
  const before = await tokenOf(context);
  await expireIn(context, 60);
  const reloaded = page.waitForEvent('load');
  const submit = page.getByRole('button', { name: t('subAccount.create.submit') });
  await submit.click();
  await reloaded;
  await expect(submit).toBeFocused();
  await expect(field(page, t('subAccount.create.account'))).toHaveValue('colleague@example.com');
  await expect(field(page, t('subAccount.create.name'))).toHaveValue('新同事');
  await expect(page.getByRole('radio', { name: t('subAccount.password.generated') })).toBeChecked();
  const action = t('session.interrupted.createSubUser');
  await expect(toast(page, t('session.interrupted.text', { action }))).toBeVisible();
  expect(await tokenOf(context)).not.toBe(before);
});

test('the focus returns to its row after the reload of a token refresh', {
  tag: ['@R4.11', '@zh', '@all'],
}, async ({ page, context, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const { name } = seededAccounts.sub;
  await expireIn(context, 60);
  await doForSub('subAccount.close.label')(page, t);
  const action = t('session.interrupted.setDisabled');
  await expect(toast(page, t('session.interrupted.text', { action }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('subAccount.list.actionsOf', { name }), exact: true }),
  ).toBeFocused();
});

test('a failed token refresh redirects to the login', { tag: ['@R4.12', '@zh'] }, async ({
  page,
  context,
  logIn,
  open,
  backend,
  language,
}) => {
  await logIn('main');
  await backend.fail('refreshToken', 'A0103');
  await expireIn(context, -10);
  await open(paths.userInfo());
  await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
  expect(await tokenOf(context)).toBeUndefined();
});

test('A0401 in an envelope shows a message and redirects to the login', {
  tag: ['@R4.9', '@R8.4', '@en'],
}, async ({ page, logIn, open, t, backend, language }) => {
  await logIn('main');
  await backend.fail('getUserDetail', 'A0401', { status: 200 });
  await open(paths.userInfo());
  await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
  await expect(toast(page, t('common.apiMsg.A0401'))).toBeVisible();
});

test('a token in the last quarter of its lifetime is refreshed in the background, without a reload', {
  tag: ['@R4.10', '@zh', '@all'],
}, async ({ page, context, open, t }) => {
  await open(paths.login(paths.subAccountCreate()));
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
  const before = await tokenOf(context);
  await expireIn(context, 600);
  await field(page, t('subAccount.create.name')).fill('新同事');
  await expect.poll(() => tokenOf(context)).not.toBe(before);
  await field(page, t('subAccount.create.mobile')).fill('13700000002');
  await expect(field(page, t('subAccount.create.name'))).toHaveValue('新同事');
});

test('login and logout are synchronized between tabs', { tag: ['@R4.14', '@zh'] }, async ({
  page,
  context,
  open,
  t,
}) => {
  const other = await context.newPage();
  await other.goto(paths.login());
  await expect(other.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled();
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(other).toHaveURL(paths.user());
  await page.goto(paths.transfer('logout'));
  await expect(page).toHaveURL(paths.home());
  await expect(other).toHaveURL(paths.login(paths.user()));
});

const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('a pending token refresh does not undo a logout, and its token is revoked', {
  tag: ['@R4.7', '@R4.12', '@zh'],
}, async ({ page, context, logIn, t, backend, hold }) => {
  await logIn('main');
  await expireIn(context, -10);
  const refresh = await hold('refreshToken');
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await refresh.answered;
  const other = await context.newPage();
  await other.goto(paths.transfer('logout'));
  await expect(other).toHaveURL(paths.home());
  const revoked = page.waitForResponse('**/v1/logout?*');
  refresh.release();
  await revoked;
  expect(await names(context)).not.toContain('TOKEN');
  const logouts = (await backend.journal()).filter(({ operationId }) => operationId === 'logout');
  expect(logouts).toHaveLength(2);
});

test('an error of a previous session does not end the current one', {
  tag: ['@R4.9', '@zh', '@all'],
}, async ({ page, context, logIn, signIn, t, backend, hold }) => {
  await logIn('main');
  await backend.fail('getUserDetail', 'A0401', { times: 1 });
  const call = await hold('getUserDetail');
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await call.answered;
  await context.clearCookies();
  await signIn('sub');
  const token = await tokenOf(context);
  call.release();
  await expect(toast(page, t('common.apiMsg.A0401'))).toBeVisible();
  expect(await tokenOf(context)).toBe(token);
  await page.getByRole('button', { name: t('user.failed.retry') }).click();
  await expect(page.getByRole('main')).toContainText(seededAccounts.sub.account);
});

test('user data that arrives after a logout is discarded', { tag: ['@R4.7', '@zh', '@all'] }, async ({
  page,
  context,
  open,
  t,
  hold,
}) => {
  await open(paths.login());
  const call = await hold('getUserDetail');
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await call.answered;
  const other = await context.newPage();
  await other.goto(paths.transfer('logout'));
  await expect(other).toHaveURL(paths.home());
  const answered = page.waitForResponse('**/v1/users/detail?*');
  call.release();
  await answered;
  // The form is enabled again when the response has been handled.
  await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled();
  expect(await names(context)).not.toContain('USERDATA');
});

test('a logout does not wait for the API', { tag: ['@R4.7', '@zh', '@all'] }, async ({
  page,
  context,
  logIn,
  open,
  t,
  hold,
}) => {
  await logIn('main');
  const call = await hold('logout');
  await open(paths.transfer('logout'));
  await call.answered;
  await expect(page).toHaveURL(paths.home());
  await expect(page.getByRole('link', { name: t('site.nav.login') }).first()).toBeVisible();
  expect(await names(context)).not.toContain('TOKEN');
  call.release();
});

test('an expired token is refreshed before a call with optional authentication', {
  tag: ['@R4.10', '@zh', '@all'],
}, async ({ page, context, signIn, open, t, backend }) => {
  await signIn('main');
  const before = await tokenOf(context);
  await expireIn(context, -10);
  await open(paths.quote());
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  expect(await tokenOf(context)).not.toBe(before);
  const calls = (await backend.journal()).map(({ operationId }) => operationId);
  const wanted = ['refreshToken', 'listMatchTags'];
  expect(calls.filter((id) => id !== undefined && wanted.includes(id))).toEqual(wanted);
});

for (const [name, isExpired] of [
  ['unknown to the backend', false],
  ['that cannot be refreshed', true],
] as const) {
  test(`a session ${name} ends silently on a public page`, {
    tag: ['@R4.9', '@R4.12', '@anonymous', '@zh'],
  }, async ({ page, context, signIn, open, t }) => {
    await signIn('main');
    const cookies = await context.cookies();
    const unknown = cookies.filter(({ name }) => /^R?TOKEN$/.test(name));
    await context.addCookies(unknown.map((cookie) => ({ ...cookie, value: 'unknown' })));
    if (isExpired) await expireIn(context, -10);
    await open(paths.quote());
    await expect(page.getByRole('link', { name: t('site.nav.login') }).first()).toBeVisible();
    expect(await names(context)).not.toContain('TOKEN');
    await expect(page).toHaveURL(paths.quote());
    await expect(toast(page, t('common.apiMsg.A0401'))).toBeHidden();
    await page.getByLabel(t('quote.tag.label')).selectOption('t-beauty-skincare');
  });
}

for (const hours of [3, 8, -3])
  test(`a customer whose clock is ${hours} hours ahead signs in and stays`, {
    tag: ['@R4.3', '@R4.10', '@zh', ...(hours === 3 ? [] : ['@all'])],
  }, async ({ page, open, t, backend }) => {
    await page.addInitScript((aheadMs) => {
      const now = Date.now;
      Date.now = () => now() + aheadMs;
    }, hours * 3_600_000);
    await open(paths.login());
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    const menu = page.getByLabel(t('user.layout.menu'));
    await expect(menu).toBeVisible();
    await open(paths.userInfo());
    await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
    await expect(menu).toBeVisible();
    const called = (await backend.journal()).map(({ operationId }) => operationId);
    expect(called).not.toContain('refreshToken');
  });

test('a session that has lost its user record loads it', { tag: ['@R4.8', '@zh'] }, async ({
  page,
  context,
  open,
  signIn,
  t,
}) => {
  await signIn('main');
  await context.clearCookies({ name: 'USERDATA' });
  await open(paths.about());
  await expect(page.getByRole('link', { name: t('site.nav.userCentre') }).first()).toBeVisible();
  await open(paths.user());
  await expect(page.getByRole('link', { name: t('user.nav.subAccounts') }).first()).toBeVisible();
  expect(await names(context)).toContain('USERDATA');
});

test('a page that Back restores after the session ended elsewhere asks to sign in', {
  tag: ['@R4.14', '@zh'],
}, async ({ page, context, logIn, language }) => {
  await logIn('main', paths.userInfo());
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
});

for (const path of ['/', '/user']) {
  test(`a session that a sibling host has stored for ${path} ends with a logout, and a login replaces it`, {
    tag: ['@R4.6', '@R4.7', '@anonymous', '@zh', ...(path === '/' ? [] : ['@all'])],
  }, async ({ page, context, backend, baseURL, t }) => {
    const site = new URL(baseURL ?? '');
    site.hostname = 'www.site.localhost';
    const visit = (target: string) => page.goto(new URL(target, site).href);
    const stored = Object.entries(cookiesOf(await backend.signIn('sub')));
    const storeFromSibling = () =>
      context.addCookies(
        stored.map(([name, value]) => ({
          name,
          value: encodeURIComponent(value),
          domain: '.site.localhost',
          path,
        })),
      );
    await storeFromSibling();
    await visit(paths.userInfo());
    await expect(page.getByText(seededAccounts.sub.name).first()).toBeVisible();
    await visit(paths.transfer('logout'));
    await expect(page).toHaveURL(new URL(paths.home(), site).href);
    expect(await names(context)).not.toContain('TOKEN');

    await visit(paths.login());
    await storeFromSibling();
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(new URL(paths.user(), site).href);
    await visit(paths.userInfo());
    await expect(page.getByText(seededAccounts.main.name).first()).toBeVisible();
    expect((await names(context)).filter((name) => name === 'TOKEN')).toHaveLength(1);
  });
}
