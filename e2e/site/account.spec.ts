import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { sendCode, verifyCurrentMobile } from '../../test/forms.ts';

const { main, sub } = seededAccounts;

test('the password is changed with a code, and only the new one signs in', {
  tag: ['@R5.16', '@R5.17', '@R5.18', '@R5.19', '@zh'],
}, async ({ page, logIn, open, t, language }) => {
  await logIn('main', paths.userAccount());
  await page.getByRole('link', { name: t('account.password.change') }).click();
  const submit = page.getByRole('button', { name: t('account.password.submit') });
  await submit.click();
  await expect(page.getByText(t('common.error.oldPasswordRequired'))).toBeVisible();
  await expect(page.getByText(t('common.error.codeRequired'))).toBeVisible();
  await field(page, t('account.password.old')).fill('not-it-1');
  await field(page, t('account.password.new')).fill('abcdefgh');
  await expect(page.getByText(t('common.error.info17'))).toBeVisible();
  await field(page, t('account.password.new')).fill('not-it-1');
  await expect(page.getByText(t('common.error.newPasswordSame'))).toBeVisible();
  await field(page, t('account.password.new')).fill('Better2027!');
  await field(page, t('account.password.confirm')).fill('Better2028!');
  await expect(page.getByText(t('common.error.info20'))).toBeVisible();
  await field(page, t('account.password.confirm')).fill('Better2027!');
  // Each button is named after its field.
  for (const key of ['old', 'new', 'confirm'] as const) {
    const name = t('form.showField', { field: t(`account.password.${key}`).toLowerCase() });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await sendCode(page, t);
  // The last digit submits the form, as everything else is filled in.
  const [old, code] = [field(page, t('account.password.old')), field(page, t('form.code'))];
  await code.fill('000000');
  await expect(toast(page, t('common.apiMsg.A0108'))).toBeVisible();
  await expect(old).toBeFocused();
  await expect(field(page, t('account.password.new'))).toHaveValue('Better2027!');
  await old.fill(seededPassword);
  await expect(old).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(t('common.apiMsg.A5001')));
  // As in a message.
  await code.fill(` ${seededCode.slice(0, 3)} ${seededCode.slice(3)}. `);
  await expect(toast(page, t('account.password.done'))).toBeVisible();
  await expect(page).toHaveURL(localize(paths.userAccount(), language));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The current session stays; the next login requires the new password.
  await page.context().clearCookies();
  await open(paths.login());
  await fillPasswordLogin(page, t, main.account, seededPassword);
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
  await fillPasswordLogin(page, t, main.account, 'Better2027!');
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('the code can be sent by e-mail; each channel has its own countdown', {
  tag: ['@R2.38', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.userAccount('password'));
  // The address shows as on the rest of the page.
  await page.getByRole('radio', { name: t('account.password.byEmail', { email: main.account }) }).check();
  await sendCode(page, t);
  await expect(toast(page, t('account.password.emailSent'))).toBeVisible();
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: t('form.sendCode') })).toBeEnabled();
});

test('the phone number is changed in two steps', { tag: ['@R2.37', '@en'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await logIn('main', paths.userAccount());
  await page.getByRole('link', { name: t('account.mobile.change') }).click();
  await sendCode(page, t);
  await field(page, t('form.code')).fill('000000');
  await expect(toast(page, t('common.apiMsg.A5001'))).toBeVisible();
  // After a login between the steps, the draft of the new number is restored.
  const typed = '13700000009';
  await page.evaluate(
    ([owner, mobile]) =>
      sessionStorage.setItem(`draft:mobile-change:${owner}`, JSON.stringify([['mobile', [mobile, '']]])),
    [main.id, typed] as const,
  );
  await field(page, t('form.code')).fill(seededCode);
  await expect(field(page, t('account.mobile.new'))).toHaveValue(typed);
  await expect(field(page, t('account.mobile.new'))).toBeFocused();
  await expect(page.getByRole('main').getByText(t('user.draft.restored'))).toBeVisible();

  const send = page.getByRole('button', { name: t('form.sendCode') });
  await field(page, t('account.mobile.new')).fill(main.mobile);
  await send.click();
  await expect(page.getByText(t('common.error.mobileSame'))).toBeVisible();
  for (const [mobile, code] of [
    [sub.mobile, 'A5018'],
    [seededAccounts.atLimit.mobile, 'A5016'],
  ] as const) {
    await field(page, t('account.mobile.new')).fill(mobile);
    // The first step has shown who it is: no slider.
    await send.click();
    await expect(toast(page, t(`common.apiMsg.${code}`))).toBeVisible();
    await expect(field(page, t('account.mobile.new'))).toHaveValue(mobile);
    await expect(field(page, t('account.mobile.new'))).toHaveAttribute('aria-invalid', 'true');
  }
  // A code for a refused number is not sent, so that its refusal does not replace that of the number.
  await field(page, t('form.code')).fill('111111');
  await expect(field(page, t('account.mobile.new'))).toHaveAttribute('aria-invalid', 'true');
  await field(page, t('account.mobile.new')).fill(typed);
  await expect(field(page, t('account.mobile.new'))).not.toHaveAttribute('aria-invalid', 'true');
  await sendCode(page, t);
  await field(page, t('form.code')).fill('000000');
  await expect(toast(page, t('common.apiMsg.A5007'))).toBeVisible();
  await field(page, t('form.code')).fill(seededCode);
  await expect(toast(page, t('account.mobile.done'))).toBeVisible();
  await expect(page.getByText(t('account.mobile.text', { mobile: '137****0009' }))).toBeVisible();
  const verified = (await backend.journal()).filter(
    ({ operationId }) => operationId === 'verifyNewMobileCode',
  );
  expect(verified).toHaveLength(2);
});

test('a sent code clears the refusal of the attempt before', { tag: ['@R2.37', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await logIn('main', paths.userAccount('mobile'));
  await backend.fail('sendUserSms', 'A5005', { times: 1 });
  await page.getByRole('button', { name: t('form.sendCode') }).click();
  const refusal = page.getByText(t('form.codeLimit.hour'));
  await expect(refusal).toBeVisible();
  await sendCode(page, t);
  await expect(refusal).toBeHidden();
});

test('the second step of a phone number change survives a reload', {
  tag: ['@R2.37', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.userAccount('mobile'));
  const steps = page.getByRole('region', { name: t('account.mobile.title') }).getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(steps).toHaveText(
    [t('account.mobile.first'), t('account.mobile.second')].map((name) => new RegExp(name)),
  );
  await verifyCurrentMobile(page, t);
  await field(page, t('account.mobile.new')).fill('13700000009');
  await page.reload();
  await expect(field(page, t('account.mobile.new'))).toHaveValue('13700000009');
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await sendCode(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await expect(toast(page, t('account.mobile.done'))).toBeVisible();
  // The next change starts with the first step.
  await page.getByRole('link', { name: t('account.mobile.change') }).click();
  await expect(page.getByText(t('account.mobile.firstText', { mobile: '137****0009' }))).toBeVisible();
});

test('a half-typed password change asks before it goes, and says who is signed out', {
  tag: ['@R2.72', '@en', '@all'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main', paths.userAccount('password'));
  await expect(page.getByText(t('account.password.effect'))).toBeVisible();
  await field(page, t('account.password.new')).fill('Better2027!');
  const prompt = page.getByRole('dialog', { name: t('user.unsaved.title') });
  // The form is what one sees; the other settings are a step back.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.title'));
  await expect(page.getByText(t('account.password.text'))).toHaveCount(0);
  const back = page.getByRole('main').getByRole('link', { name: t('account.title') });
  await back.click();
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: t('user.unsaved.stay') }).click();
  await expect(field(page, t('account.password.new'))).toHaveValue('Better2027!');
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await prompt.getByRole('button', { name: t('user.unsaved.leave') }).click();
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
});

test('a verified new number is submitted again without another code', {
  tag: ['@R2.37', '@zh', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.userAccount('mobile'));
  await verifyCurrentMobile(page, t);
  await field(page, t('account.mobile.new')).fill('13700000009');
  await sendCode(page, t);
  await backend.fail('modifyMobile', 'B0001', { times: 1 });
  await field(page, t('form.code')).fill(seededCode);
  await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
  await page.getByRole('button', { name: t('account.mobile.submit') }).click();
  await expect(toast(page, t('account.mobile.done'))).toBeVisible();
});

test('a changed number shows at once, with the focus on the title of the page after it', {
  tag: ['@R2.37', '@en', '@all'],
}, async ({ page, logIn, t, hold }) => {
  await logIn('main', paths.userAccount('mobile'));
  await verifyCurrentMobile(page, t);
  await field(page, t('account.mobile.new')).fill('13700000009');
  await sendCode(page, t);
  const first = page.getByText(t('account.mobile.firstText', { mobile: '138****0001' }));
  // A step that shows for a moment only counts, too.
  await page.evaluate(
    (text) => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes(text)) document.body.dataset.flashed = '';
      }).observe(document.body, { childList: true, subtree: true });
    },
    t('account.mobile.firstText', { mobile: '138****0001' }),
  );
  const details = await hold('getUserDetail');
  await field(page, t('form.code')).fill(seededCode);
  await details.answered;
  await expect(page.getByRole('button', { name: t('account.mobile.submitting') })).toBeVisible();
  await expect(first).toBeHidden();
  details.release();
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeFocused();
  await expect(toast(page, t('account.mobile.done'))).toBeVisible();
  await expect(page.locator('body[data-flashed]')).toHaveCount(0);
});

test('the profile shows the phone number, with company and role', {
  tag: ['@R3.2', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.userInfo());
  await expect(page.getByRole('main')).toContainText(main.mobile);
  await expect(page.getByRole('main')).toContainText(t('user.role.main'));
  await expect(page.getByRole('main').getByText(t('user.info.company'), { exact: true })).toBeVisible();
});
