import { seededAccounts, seededCode, seededPassword } from '../../mocks/world/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../support/test.ts';
import { languages } from '../support/texts.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('a protected page leads to the login and back', { tag: ['@R2.20', '@R4.5', '@R4.6'] }, async ({
      page,
      open,
      t,
    }) => {
      await open(paths.userInfo());
      await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
      await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
      await expect(page).toHaveURL(localize(paths.userInfo(), language));
      await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
    });

    test('a wrong password is told, and what was typed stays', { tag: ['@R8.4', '@R8.5', '@R8.12'] }, async ({
      page,
      open,
      t,
    }) => {
      await open(paths.login());
      await fillPasswordLogin(page, t, seededAccounts.main.account, 'not-it-1');
      await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
      await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
      await expect(field(page, t('form.password'))).toHaveValue('not-it-1');
      await expect(toast(page, t('common.apiMsg.A0102'))).toBeHidden({ timeout: 8000 });
    });

    test('an empty form names what is missing, and sends nothing', { tag: ['@R5.12', '@R5.13'] }, async ({
      page,
      open,
      t,
      backend,
    }) => {
      await open(paths.login());
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(page.getByText(t('common.error.emailRequired'))).toBeVisible();
      await expect(page.getByText(t('common.error.passwordRequired'))).toBeVisible();
      await field(page, t('form.email')).fill('not-an-address');
      await field(page, t('form.password')).fill('12345');
      await expect(page.getByText(t('common.error.emailFormat'))).toBeVisible();
      await expect(page.getByText(t('common.error.passwordLength620'))).toBeVisible();
      expect(await backend.journal()).toEqual([]);
    });

    test('a locked account is explained in place as well', { tag: '@R8.13' }, async ({ page, open, t }) => {
      await open(paths.login());
      await fillPasswordLogin(page, t, seededAccounts.locked.account, seededPassword);
      await expect(page.getByText(t('login.locked'))).toBeVisible();
      await expect(toast(page, t('common.apiMsg.A0105'))).toBeVisible();
    });

    test('a code by SMS opens the session', { tag: ['@R2.18', '@R2.38', '@R4.6'] }, async ({
      page,
      open,
      t,
    }) => {
      await open(`${paths.login()}?mode=sms`);
      await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
      await page.getByRole('button', { name: t('form.sendCode') }).click();
      const waiting = page.getByRole('button', {
        name: new RegExp(t('form.reacquire', { seconds: '\\d+' })),
      });
      await expect(waiting).toBeDisabled();
      await page.reload();
      await expect(field(page, t('form.mobile'))).toHaveValue(seededAccounts.main.mobile);
      await expect(waiting).toBeDisabled();
      await field(page, t('form.code')).fill(seededCode);
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(page).toHaveURL(localize(paths.user(), language));
    });

    test('the login fits a phone, whichever way one signs in', async ({ page, open, t }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const mode of ['password', 'sms']) {
        await open(`${paths.login()}?mode=${mode}`);
        await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBe(0);
      }
    });

    test('the countdown starts only when the code was sent', { tag: '@R2.38' }, async ({ page, open, t }) => {
      await open(`${paths.login()}?mode=sms`);
      await field(page, t('form.mobile')).fill('13911112222');
      const send = page.getByRole('button', { name: t('form.sendCode') });
      await send.click();
      await expect(toast(page, t('common.apiMsg.A2002'))).toBeVisible();
      await expect(send).toBeEnabled();
    });

    test('the site shows who is logged in from the first byte on', { tag: ['@R4.5', '@R4.8'] }, async ({
      page,
      logIn,
      open,
      t,
    }) => {
      await logIn('main');
      const html = await page.request.get(localize(paths.home(), language));
      expect(await html.text()).toContain(t('site.nav.userCentre'));
      await open(paths.home());
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('site.nav.userCentre') }),
      ).toBeVisible();
    });

    test('logging out leads home and ends the session', { tag: ['@R2.14', '@R2.25', '@R4.7'] }, async ({
      page,
      logIn,
      t,
      context,
    }) => {
      await logIn('main');
      await page.getByRole('button', { name: t('user.layout.menu') }).click();
      await page.getByRole('menuitem', { name: t('user.layout.logout') }).click();
      await expect(page).toHaveURL(localize(paths.home(), language));
      await expect(page.getByRole('banner').getByRole('link', { name: t('site.nav.login') })).toBeVisible();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('TOKEN');
      expect(names).not.toContain('USERDATA');
    });
  });
}

test('the session lives in the cookies TOKEN, RTOKEN, EXPRIED and USERDATA', {
  tag: ['@R3.1', '@R3.2', '@R9.1'],
}, async ({ logIn, context }) => {
  await logIn('main');
  const cookies = await context.cookies();
  for (const name of ['TOKEN', 'RTOKEN', 'EXPRIED', 'USERDATA']) {
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ path: '/', sameSite: 'Lax' });
  }
  const userData = decodeURIComponent(cookies.find(({ name }) => name === 'USERDATA')?.value ?? '');
  expect(userData).not.toContain(seededAccounts.main.mobile);
  expect(userData).not.toContain(seededAccounts.main.account);
});

test('somebody who is logged in is taken past the login', { tag: '@R2.22' }, async ({ page, logIn }) => {
  await logIn('main');
  await page.goto(paths.login());
  await expect(page).toHaveURL(paths.user());
});

test('a redirect to another site is not followed', { tag: '@R2.20' }, async ({ page, t }) => {
  await page.goto(`${paths.login()}?redirect=//evil.example/`);
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(paths.user());
});

test('the password leaves the browser encrypted', { tag: '@R7.4' }, async ({ page, t }) => {
  await page.goto(paths.login());
  const sent = page.waitForRequest(
    (request) => request.url().includes('/login?_t=') && request.method() === 'POST',
  );
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  const body = (await sent).postData() ?? '';
  expect(body).not.toContain(seededPassword);
  expect(body).toContain(seededAccounts.main.account);
  await expect(page).toHaveURL(paths.user());
});
