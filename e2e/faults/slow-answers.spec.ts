import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { passCaptcha } from '../../test/captcha.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';

test('a response after 14 s loses no input', { tag: ['@R2.42', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await open(paths.login());
  await backend.fail('loginByPassword', 'A0102', { delayMs: 14_000, times: 1 });
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page.getByRole('button', { name: t('login.submitting') })).toBeVisible();
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  await expect(field(page, t('form.password'))).toHaveValue(seededPassword);
  await page.getByRole('button', { name: t('login.submit') }).click();
  await expect(page).toHaveURL(paths.user());
});

test('after 15 s without a response, the message says what to do', {
  tag: ['@R8.24', '@R8.7', '@zh'],
}, async ({ page, open, t, backend }) => {
  await open(paths.login(undefined, 'sms'));
  await backend.set('sendLoginSms:delay=60000@1');
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  const send = page.getByRole('button', { name: t('form.sendCode') });
  await passCaptcha(page, send);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(toast(page, t('error.timeout'))).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(field(page, t('form.mobile'))).toHaveValue(seededAccounts.main.mobile);
});
