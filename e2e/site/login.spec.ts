import type { Page } from '@playwright/test';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { dayMs } from '../../mocks/db/limits.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { cookieDays } from '../../src/session/cookies.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { completeCaptcha, passCaptcha, slider } from '../../test/captcha.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { counting } from '../../test/forms.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { type Translate, translate, translateTo } from '../../test/translate.ts';

test('a protected page redirects to the login and back', {
  tag: ['@R2.20', '@R4.5', '@R4.6', '@journey'],
}, async ({ page, open, t, language }) => {
  await open(paths.userInfo());
  await expect(page).toHaveURL(localize(paths.login(localize(paths.userInfo(), language)), language));
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
  await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the code and the button that sends it share a line', {
    tag: ['@R2.18', '@R5.13', '@en', '@all'],
  }, async ({ page, open, t, logIn }) => {
    const sharesLine = async () => {
      const code = await field(page, t('form.code')).boundingBox();
      const button = await page.getByRole('button', { name: t('form.sendCode') }).boundingBox();
      expect(code && button && Math.abs(code.y + code.height - button.y - button.height)).toBeLessThan(4);
    };
    await open(paths.login(undefined, 'sms'));
    await sharesLine();
    await logIn('main', paths.userAccount('mobile'));
    await sharesLine();
  });
});

test('a wrong password shows an error and preserves the input', {
  tag: ['@R8.4', '@R8.5', '@R8.12', '@zh'],
}, async ({ page, open, t }) => {
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, 'not-it-1');
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  await expect(field(page, t('form.password'))).toHaveValue('not-it-1');
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeHidden();
});

test('an empty form shows its required fields and sends nothing', {
  tag: ['@R5.12', '@R5.13', '@zh'],
}, async ({ page, open, t, backend }) => {
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

test('the first empty field has the focus when the page opens', { tag: ['@R2.18', '@en'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login());
  await expect(field(page, t('form.email'))).toBeFocused();
  await page.keyboard.type(seededAccounts.main.account);
  await waitForHydration(page);
  await page.reload();
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  // Typing replaces the draft.
  await expect(field(page, t('form.email'))).toBeFocused();
  await page.keyboard.type(seededAccounts.sub.account);
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.sub.account);
  // A change of the panel leaves the focus at its link.
  await page.getByRole('link', { name: t('login.modes.sms') }).press('Enter');
  const password = page.getByRole('link', { name: t('login.modes.password'), exact: true });
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-current', 'page');
  await expect(password).toBeFocused();
});

test('a click opens the login with the focus in its field, and announces the title', {
  tag: ['@R2.18', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.about());
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login'), exact: true })
    .click();
  await expect(field(page, t('form.email'))).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap that opens the login opens no keyboard over it', { tag: ['@R2.18', '@en', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await open(paths.login(undefined, 'sms'));
    await waitForHydration(page);
    await page.getByRole('link', { name: t('login.modes.password'), exact: true }).tap();
    await expect(field(page, t('form.email'))).toBeVisible();
    await expect(field(page, t('form.email'))).not.toBeFocused();
  });
});

test('a locked account is also explained in the form', { tag: ['@R8.13', '@en'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.locked.account, seededPassword);
  await expect(page.getByText(t('login.locked'))).toBeVisible();
  await expect(toast(page, t('common.apiMsg.A0105'))).toBeVisible();
  // The field does not say it again.
  await expect(field(page, t('form.password'))).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: t('login.lockedSms') }).click();
  await expect(field(page, t('form.mobile'))).toBeVisible();
});

test('a closed account is explained above the form, with whom to ask', {
  tag: ['@R2.75', '@R8.18', '@zh', '@all'],
}, async ({ page, open, t }) => {
  const { account, mobile } = seededAccounts.cancelled;
  const notice = page.getByRole('status').filter({ hasText: t('login.closed.colleague') });
  await open(paths.login());
  await fillPasswordLogin(page, t, account, seededPassword);
  await expect(toast(page, t('common.apiMsg.A3001'))).toBeVisible();
  await expect(notice.getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: t('login.modes.sms') }).click();
  await field(page, t('form.mobile')).fill(mobile);
  await sendCodeWithCaptcha(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await expect(notice.getByRole('link')).toHaveCount(2);
});

test('a submission closes the toasts of the attempt before', { tag: ['@R8.7', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, 'not-it-1');
  const before = toast(page, t('common.apiMsg.A0102'));
  // The pointer stops its time.
  await before.hover();
  await field(page, t('form.password')).fill('not-it-2');
  // A field that is not filled in sends nothing, and the toast stays.
  await field(page, t('form.email')).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('common.error.emailRequired'))).toBeVisible();
  await expect(before).toBeVisible();
  await field(page, t('form.email')).fill(seededAccounts.cancelled.account);
  await field(page, t('form.password')).fill(seededPassword);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('common.apiMsg.A3001'))).toBeVisible();
  await expect(before).toBeHidden();
});

test('the login stays busy until the next page has loaded', { tag: ['@R4.6', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
  language,
  hold,
}) => {
  const products = await hold('listMyProducts');
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await products.answered;
  await field(page, t('form.password')).press('Enter');
  await expect(page.getByRole('button', { name: t('login.submitting') })).toBeVisible();
  products.release();
  await expect(page).toHaveURL(localize(paths.user(), language));
  const logins = (await backend.journal()).filter(({ operationId }) => operationId === 'loginByPassword');
  expect(logins).toHaveLength(1);
});

test('the captcha shows when the API requires it, and its result is sent', {
  tag: ['@R8.17', '@en', '@all'],
}, async ({ page, open, t, backend, language }) => {
  await open(paths.login());
  await backend.fail('loginByPassword', 'A2010', { times: 1 });
  await expect(slider(page)).toHaveCount(0);
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(toast(page, t('common.apiMsg.A2010'))).toBeVisible();
  await completeCaptcha(page);
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('an SMS code signs in', { tag: ['@R2.18', '@R2.38', '@R4.6', '@journey', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
  language,
}) => {
  await open(paths.login(undefined, 'sms'));
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await sendCodeWithCaptcha(page, t);
  const waiting = page.getByRole('button', {
    name: new RegExp(t('form.reacquire', { seconds: '\\d+' })),
  });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await expect(field(page, t('form.mobile'))).toHaveValue(seededAccounts.main.mobile);
  await expect(waiting).toBeDisabled();
  // A wrong code is not sent twice by itself, and its error goes with the next key.
  const code = field(page, t('form.code'));
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription(t('common.apiMsg.A0106'));
  await page.keyboard.press('Backspace');
  await expect(code).toHaveAccessibleDescription(t('common.error.codeFormat'));
  await page.keyboard.press('0');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await code.blur();
  const logins = (await backend.journal()).filter(({ operationId }) => operationId === 'loginBySms');
  expect(logins).toHaveLength(1);
  // The last digit of another code signs in.
  await code.fill(seededCode);
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('the login panels have no accessibility violations, wide and narrow', { tag: ['@R1.1', '@zh'] }, async ({
  page,
  open,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const mode of [undefined, 'sms', 'forgot'] as const) {
      await open(paths.login(undefined, mode));
      await waitForHydration(page);
      await expect.poll(() => getAxeViolations(page), `${mode}, ${width} px`).toEqual([]);
    }
  }
});

test('the countdown starts only after the code was sent', { tag: ['@R2.38', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login(undefined, 'sms'));
  await field(page, t('form.mobile')).fill('13911112222');
  const send = page.getByRole('button', { name: t('form.sendCode') });
  await passCaptcha(page, send);
  await expect(toast(page, t('common.apiMsg.A2002'))).toBeVisible();
  await expect(send).toBeEnabled();
});

test('no code is sent before the slider captcha is completed', { tag: ['@R2.39', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await open(paths.login(undefined, 'sms'));
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await expect(slider(page)).toBeHidden();
  await page.getByRole('button', { name: t('form.sendCode') }).click();
  await expect(slider(page)).toBeFocused();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', t('captcha.dragForCode'));
  expect(await backend.journal()).toEqual([]);
  await expect.poll(() => getAxeViolations(page)).toEqual([]);
  // Completing it sends the code that was asked for.
  await completeCaptcha(page);
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
  await expect(field(page, t('form.code'))).toBeFocused();
  expect((await backend.journal()).map(({ operationId }) => operationId)).toEqual(['sendLoginSms']);
  // It stays completed.
  await expect(slider(page)).toBeDisabled();
});

test('a forgotten password is reset in one form, and the new one signs in and returns to the requested page', {
  tag: ['@R2.18', '@R5.16', '@R5.11', '@en'],
}, async ({ page, open, t, language }) => {
  const [mobile, code] = [field(page, t('form.mobile')), field(page, t('form.code'))];
  const password = field(page, t('login.forgot.password'));
  const submit = page.getByRole('button', { name: t('login.forgot.submit') });
  await open(paths.userInfo());
  await waitForHydration(page);
  await field(page, t('form.email')).fill(seededAccounts.main.account);
  await page.getByRole('link', { name: t('login.forgot.link') }).click();
  await expect(mobile).toBeFocused();
  // The e-mail of the login is filled in.
  await expect(page.getByLabel(t('login.forgot.account'))).toHaveValue(seededAccounts.main.account);
  await submit.click();
  await expect(page.getByText(t('registerCard.info13'))).toBeVisible();
  await expect(page.getByText(t('common.error.codeRequired'))).toBeVisible();
  await password.fill('short1');
  await expect(page.getByText(t('common.error.passwordLength820'))).toBeVisible();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', t('form.strength.weak'));
  await password.fill('Better2027!');
  await field(page, t('login.forgot.confirmPassword')).fill('Better2027?');
  await expect(page.getByText(t('common.error.info20'))).toBeVisible();
  await field(page, t('login.forgot.confirmPassword')).fill('Better2027!');
  await mobile.fill(seededAccounts.main.mobile);
  await sendCodeWithCaptcha(page, t);
  await code.fill('000000');
  await submit.click();
  // A refused code keeps the password.
  await expect(toast(page, t('common.apiMsg.A0106'))).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(seededCode);
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(toast(page, t('login.forgot.loggedIn'))).toBeVisible();
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
});

test('a number without an account is refused at its field until it changes', {
  tag: ['@R2.18', '@en', '@all'],
}, async ({ page, open, t }) => {
  const mobile = field(page, t('form.mobile'));
  for (const mode of ['forgot', 'sms'] as const) {
    await open(paths.login(undefined, mode));
    await mobile.fill('13911112222');
    await passCaptcha(page, page.getByRole('button', { name: t('form.sendCode') }));
    await expect(mobile).toHaveAccessibleDescription(t('common.apiMsg.A2002'));
    await mobile.fill(seededAccounts.main.mobile);
    await expect(mobile, mode).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('a reload keeps what was typed into a reset, except code and passwords', {
  tag: ['@R2.18', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.login(undefined, 'forgot'));
  await waitForHydration(page);
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await field(page, t('form.code')).fill(seededCode);
  await fillNewPassword(page, t);
  await page.reload();
  await expect(field(page, t('form.mobile'))).toHaveValue(seededAccounts.main.mobile);
  await expect(field(page, t('form.code'))).toHaveValue('');
  await expect(field(page, t('login.forgot.password'))).toHaveValue('');
});

test('a reset without an e-mail hands the password over to the login', {
  tag: ['@R2.18', '@zh', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.login(undefined, 'forgot'));
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await sendCodeWithCaptcha(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await fillNewPassword(page, t);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('login.forgot.done'))).toBeVisible();
  await expect(field(page, t('form.email'))).toBeFocused();
  await page.keyboard.type(seededAccounts.main.account);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.user(), language));
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
  expect(stored).not.toContain('Better2027!');
});

/** Types a new password twice. */
async function fillNewPassword(page: Page, t: Translate) {
  await field(page, t('login.forgot.password')).fill('Better2027!');
  await field(page, t('login.forgot.confirmPassword')).fill('Better2027!');
}

/** Signs in with the initial password, and fills in the reset panel that opens. */
async function fillFirstLogin(page: Page, t: Translate) {
  await fillPasswordLogin(page, t, seededAccounts.firstLogin.account, seededPassword);
  await expect(toast(page, t('common.apiMsg.A0107'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.firstLogin.title'));
  await field(page, t('form.mobile')).fill(seededAccounts.firstLogin.mobile);
  await sendCodeWithCaptcha(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await fillNewPassword(page, t);
}

test('a first sign-in opens the reset panel, and the new password signs in', {
  tag: ['@R8.14', '@R2.18', '@zh'],
}, async ({ page, open, t, language }) => {
  await open(paths.login(localize(paths.userInfo(), language)));
  await fillFirstLogin(page, t);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
  await expect(toast(page, t('login.forgot.loggedIn'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(seededAccounts.firstLogin.account);
});

test('a first sign-in that fails after the reset continues with the password', {
  tag: ['@R8.14', '@en', '@all'],
}, async ({ page, open, t, language, backend }) => {
  await open(paths.login());
  await fillFirstLogin(page, t);
  await backend.fail('loginByPassword', 'B0001', { times: 1 });
  await page.getByRole('button', { name: t('login.forgot.submit') }).click();
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.firstLogin.account);
  await expect(field(page, t('form.password'))).toHaveValue('Better2027!');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('a draft does not overwrite input made before or during its restoration', {
  tag: ['@en', '@all'],
}, async ({ page, open, t, language }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('draft:login', JSON.stringify([['account', ['draft@example.com', '']]])),
  );
  const account = field(page, t('form.email'));
  let allowScripts = () => {};
  const blockScripts = () =>
    new Promise<void>((resolve) => {
      allowScripts = resolve;
    });
  for (const typedBefore of ['typed', '']) {
    let come = blockScripts();
    await page.route('**/*.js', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(localize(paths.login(), language), { waitUntil: 'commit' });
    await account.click();
    await page.keyboard.type(typedBefore);
    allowScripts();
    await waitForHydration(page);
    await page.keyboard.type('@example.com');
    await expect(account).toHaveValue(`${typedBefore}@example.com`);
    come = Promise.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  }
  // A visit without input preserves the draft.
  await open(paths.login());
  await expect(account).toHaveValue('draft@example.com');
});

test('keys pressed before the scripts arrive go into the first field, and stay', {
  tag: ['@R2.18', '@en', '@all'],
}, async ({ page, t, language }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(localize(paths.login(), language), { waitUntil: 'commit' });
  const account = field(page, t('form.email'));
  await expect(account).toBeFocused();
  await page.keyboard.type('main@');
  scripts.resolve();
  await waitForHydration(page);
  await page.keyboard.type('example.com');
  await expect(account).toHaveValue('main@example.com');
});

// The forms of the public site and of the login.
for (const [path, label] of [
  [paths.login(undefined, 'sms'), 'form.mobile'],
  [paths.login(undefined, 'forgot'), 'form.mobile'],
  [paths.apply('brand'), 'form.name'],
  [paths.quote(), 'form.name'],
  [paths.product('brand'), 'form.name'],
] as const) {
  test(`${path} keeps what was entered before the scripts arrive`, {
    tag: ['@R2.18', '@zh', '@all'],
  }, async ({ page, t, language }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(localize(path, language), { waitUntil: 'commit' });
    const input = field(page, t(label));
    const [box] = await page.getByRole('checkbox').all();
    await input.fill('13800000001');
    await box?.check();
    scripts.resolve();
    await waitForHydration(page);
    await input.press('End');
    await page.keyboard.type('2');
    await input.blur();
    await expect(input).toHaveValue('138000000012');
    if (box) await expect(box).toBeChecked();
  });
}

test('registration is not offered unless it is configured', { tag: ['@R2.18', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login(undefined, 'register'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  await expect(page.getByRole('link', { name: t('login.register.link') })).toBeHidden();
});

test('a password can be shown, and each field has its autocomplete value', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.login());
  const password = field(page, t('form.password'));
  await password.fill(seededPassword);
  await expect(password).toHaveAttribute('type', 'password');
  await page
    .getByRole('button', { name: t('form.showField', { field: t('form.password').toLowerCase() }) })
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(field(page, t('form.email'))).toHaveAttribute('autocomplete', 'username');
  await open(paths.login(undefined, 'forgot'));
  await expect(field(page, t('login.forgot.password'))).toHaveAttribute('autocomplete', 'new-password');
  await expect(field(page, t('form.code'))).toHaveAttribute('autocomplete', 'one-time-code');
});

test('the header leads a customer who is signed in to the user centre before scripts load', {
  tag: ['@R4.5', '@R4.8', '@en', '@all'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(localize(paths.home(), language));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: t('site.nav.userCentre') })).toBeVisible();
  await expect(header.getByRole('link', { name: t('site.nav.login') })).toBeHidden();
});

test('logout ends the session and opens the home page', {
  tag: ['@R2.14', '@R2.25', '@R4.7', '@en', '@journey'],
}, async ({ page, logIn, t, context, language }) => {
  await logIn('main');
  await page.getByLabel(t('user.layout.menu')).click();
  await page.getByRole('link', { name: t('user.layout.logout') }).click();
  await expect(page).toHaveURL(localize(paths.home(), language));
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.nav.login') })).toBeVisible();
  // The title of the page that logs out goes.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('user.meta.title') })).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('TOKEN');
  expect(names).not.toContain('USERDATA');
});

test('the session is stored in the cookies TOKEN, RTOKEN, EXPRIED and USERDATA', {
  tag: ['@R3.1', '@R3.2', '@R9.1', '@zh'],
}, async ({ page, open, t, context }) => {
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(paths.user());
  const cookies = await context.cookies();
  for (const name of ['TOKEN', 'RTOKEN', 'EXPRIED', 'USERDATA']) {
    const cookie = cookies.find((each) => each.name === name);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(cookieDays - 1);
    expect(days).toBeLessThanOrEqual(cookieDays);
  }
  const userData = decodeURIComponent(cookies.find(({ name }) => name === 'USERDATA')?.value ?? '');
  expect(userData).not.toContain(seededAccounts.main.mobile);
  expect(userData).not.toContain(seededAccounts.main.account);
});

test('the login page redirects an authenticated user', { tag: ['@R2.22', '@zh'] }, async ({
  page,
  logIn,
}) => {
  await logIn('main');
  await page.goto(paths.login());
  await expect(page).toHaveURL(paths.user());
});

test('the language selected at the login applies to the page after it', {
  tag: ['@R1.6', '@R2.20', '@zh'],
}, async ({ page, t }) => {
  await page.goto(paths.userInfo());
  await waitForHydration(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'login.heading'));
  await fillPasswordLogin(page, translateTo('en'), seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(localize(paths.userInfo(), 'en'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('user.info.title'));
});

test('a redirect to another site is not followed', { tag: ['@R2.20', '@zh'] }, async ({ page, t }) => {
  await page.goto(`${paths.login()}?redirect=//evil.example/`);
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(paths.user());
});

test('the password is sent encrypted', { tag: ['@R7.4', '@zh'] }, async ({ page, t }) => {
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

test.describe('with blocked browser storage', () => {
  // The scroll restoration script of the router logs the missing storage.
  test.use({ expectedErrors: [[/SecurityError/], { scope: 'test' }] });

  test('a login opens the user area, and the countdown of a code works', {
    tag: ['@R4.6', '@R2.38', '@zh', '@all'],
  }, async ({ page, open, t }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, name, { get });
      }
    });
    await open(paths.login(undefined, 'sms'));
    await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
    await sendCodeWithCaptcha(page, t);
    await page.getByRole('link', { name: t('login.modes.password') }).click();
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(paths.user());
    await page.getByRole('link', { name: t('user.nav.info') }).click();
    await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
  });
});

/** Sends the first verification code to a phone number, which requires the captcha. */
async function sendCodeWithCaptcha(page: Page, t: Translate) {
  await passCaptcha(page, page.getByRole('button', { name: t('form.sendCode'), exact: true }));
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}
