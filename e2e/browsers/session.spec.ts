import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { colleague } from '../../test/people.ts';
import { button, expect, field, link, slider, test, toast, userMenu, viewports } from './support/fixtures.ts';

for (const size of viewports) {
  test.describe(`${size.width} px`, () => {
    test.use({ size });

    test('a sign-in by password', async ({ tab, open, t, language }) => {
      await open(paths.userInfo());
      await tab.expectUrl(localize(paths.login(localize(paths.userInfo(), language)), language));
      await tab.fill(field(t('form.email')), seededAccounts.main.account);
      await tab.fill(field(t('form.password')), 'not-it-1');
      await tab.click(button(t('login.submit')));
      await tab.expectVisible(toast(t('common.apiMsg.A0102')));
      await tab.fill(field(t('form.password')), seededPassword);
      await tab.press('Enter');
      await tab.expectUrl(localize(paths.userInfo(), language));
      await tab.expectVisible({ role: 'main', hasText: seededAccounts.main.account });
    });

    test('a sign-in by SMS', async ({ tab, open, t, language }) => {
      await open(paths.login(undefined, 'sms'));
      await tab.fill(field(t('form.mobile')), seededAccounts.main.mobile);
      await tab.click(button(t('form.sendCode')));
      await tab.expectFocused(slider);
      await tab.press('End');
      const waiting = button(new RegExp(t('form.reacquire', { seconds: '\\d+' })));
      await tab.expectFound(waiting, ([found]) => found?.isDisabled, true);
      // The last digit signs in.
      await tab.fill(field(t('form.code')), seededCode);
      await tab.expectUrl(localize(paths.user(), language));
    });

    test('a sign-out', async ({ tab, logIn, t, language }) => {
      await logIn('main');
      await tab.click(userMenu(t));
      await tab.click(link(t('user.layout.logout')));
      await tab.expectUrl(localize(paths.home(), language));
      expect(await tab.cookie('TOKEN')).toBeUndefined();
      await tab.expectVisible({ ...link(t('site.nav.login')), index: 0 });
    });

    test('a token about to expire is refreshed, and the page reloads with its input', async ({
      tab,
      logIn,
      t,
    }) => {
      await logIn('main', paths.subAccountCreate());
      await tab.fill(field(t('subAccount.create.account')), colleague.account);
      await tab.fill(field(t('subAccount.create.name')), colleague.name);
      await tab.fill(field(t('subAccount.create.mobile')), colleague.mobile);
      const before = await tab.cookie('TOKEN');
      await tab.setCookie('EXPRIED', String(Date.now() + 60_000));
      await tab.click(button(t('subAccount.create.submit')));
      const action = t('session.interrupted.createSubUser');
      await tab.expectVisible(toast(t('session.interrupted.text', { action })));
      await tab.expectValue(field(t('subAccount.create.account')), colleague.account);
      await tab.expectValue(field(t('subAccount.create.name')), colleague.name);
      expect(await tab.cookie('TOKEN')).not.toBe(before);
    });

    test('a session that the backend no longer accepts ends at the login', async ({
      tab,
      logIn,
      open,
      t,
      language,
      backend,
    }) => {
      await logIn('main');
      await backend.fail('getUserDetail', 'A0401', { status: 200 });
      await open(paths.userInfo());
      await tab.expectUrl(localize(paths.login(localize(paths.userInfo(), language)), language));
      await tab.expectVisible(toast(t('common.apiMsg.A0401')));
      expect(await tab.cookie('TOKEN')).toBeUndefined();
    });
  });
}
