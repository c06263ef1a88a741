import type { BrowserContext } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/world/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths.ts';
import { fillColleague } from '../support/screens.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../support/test.ts';
import { languages } from '../support/texts.ts';

/** Lets the token look as if it ended in so many seconds. */
async function expireIn(context: BrowserContext, seconds: number) {
  const cookies = await context.cookies();
  const expired = cookies.find(({ name }) => name === 'EXPRIED');
  if (!expired) throw new Error('Nobody is logged in');
  await context.addCookies([{ ...expired, value: `${Date.now() + seconds * 1000}` }]);
}

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'TOKEN')?.value;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('a token about to expire is renewed, and the page reloads with what was typed', {
      tag: ['@R4.10', '@R4.11', '@zh'],
    }, async ({ page, context, logIn, t }) => {
      await logIn('main', paths.subAccountCreate());
      await fillColleague(page, t);
      const before = await tokenOf(context);
      await expireIn(context, 60);
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
      await reloaded;
      await expect(field(page, t('subAccount.create.account'))).toHaveValue('colleague@example.com');
      await expect(field(page, t('subAccount.create.name'))).toHaveValue('新同事');
      await expect(field(page, t('subAccount.create.password'))).toHaveValue('');
      expect(await tokenOf(context)).not.toBe(before);
    });

    test('a refresh that fails leads to the login', { tag: ['@R4.12', '@zh'] }, async ({
      page,
      context,
      logIn,
      open,
      backend,
    }) => {
      await logIn('main');
      await backend.fail('refreshToken', 'A0103');
      await expireIn(context, -10);
      await open(paths.userInfo());
      await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
      expect(await tokenOf(context)).toBeUndefined();
    });

    test('A0401 in an envelope is told and leads to the login', { tag: ['@R4.9', '@R8.4', '@en'] }, async ({
      page,
      logIn,
      open,
      t,
      backend,
    }) => {
      await logIn('main');
      await backend.fail('getUserDetail', 'A0401', { status: 200 });
      await open(paths.userInfo());
      await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
      await expect(toast(page, t('common.apiMsg.A0401'))).toBeVisible();
    });

    test('A0401 as an HTTP error leads to the login without a word', {
      tag: ['@R4.9', '@R8.6', '@zh'],
    }, async ({ page, logIn, open, t, backend }) => {
      await logIn('main');
      await backend.fail('getUserDetail', 'A0401');
      await open(paths.userInfo());
      await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
      await expect(toast(page, t('common.apiMsg.A0401'))).toBeHidden();
    });

    test('a page of the user area that fails can be tried again', { tag: ['@R8.7', '@en'] }, async ({
      page,
      logIn,
      open,
      t,
      backend,
    }) => {
      await logIn('main');
      await backend.fail('getUserDetail', 'B0001', { times: 1 });
      await open(paths.userInfo());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
      await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
      await page.getByRole('button', { name: t('user.failed.retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.info.title'));
    });
  });
}

test('logging in or out in one tab reaches the other', { tag: '@R4.14' }, async ({
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
