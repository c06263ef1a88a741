import { seededAccounts, seededCode } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { consentBox } from '../../test/consent.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { askForCode, pressAt, typeInto } from '../../test/keyboard.ts';
import { listedCodes } from '../../test/listed-codes.ts';
import { closeMessages } from '../../test/messages.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';
import { translatePage } from '../../test/translate-page.ts';

/** A server with registration enabled. */
let site: SiteWithLogs;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  site = await startSiteWithLogs(project.metadata.apiBase, { FEATURE_REGISTER: 'true' });
});
test.afterAll(() => site.stop());

const password = 'MyOwn2027!';

test('when enabled, a company registers by keyboard, through every error', {
  tag: ['@R2.18', '@R5.16', '@R5.30', '@en', '@all'],
}, async ({ page, t, backend, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url + localize(paths.login(), language));
  await waitForHydration(page);
  await pressAt(page, page.getByRole('link', { name: t('login.register.link') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.register.title'));
  const submit = page.getByRole('button', { name: t('login.register.submit'), exact: true });
  await pressAt(page, submit);
  await expect(field(page, t('form.name'))).toBeFocused();
  for (const key of ['nameRequired', 'companyRequired', 'emailRequired', 'codeRequired'] as const)
    await expect(page.getByText(t(`common.error.${key}`))).toBeVisible();
  await expect(page.getByText(t('registerCard.info13'))).toBeVisible();
  await expect(page.getByText(t('common.error.consentRequired'))).toBeVisible();

  const typed: [string, string][] = [
    [t('form.name'), '林新'],
    [t('form.company'), '全新演示公司'],
    [t('form.email'), 'brand.new@example.com'],
    [t('form.mobile'), '13700000077'],
    [t('form.password'), password],
  ];
  for (const [label, value] of typed) await typeInto(page, field(page, label), value);
  await askForCode(page, t);
  await expect(field(page, t('form.code'))).toBeFocused();
  await page.keyboard.type(seededCode);
  await pressAt(page, consentBox(page, t), 'Space');
  for (const code of listedCodes('registerBySms')) {
    await closeMessages(page, t('site.toast.dismiss'));
    await backend.set(`registerBySms:${code},status=200@1`);
    await pressAt(page, submit);
    // Without a session there is none to end: the page says what it needs.
    const message = code === 'A0401' ? t('error.needsAccount') : t(`common.apiMsg.${code}`);
    await expect(toast(page, message), code).toBeVisible();
    for (const [label, value] of typed) await expect(field(page, label), code).toHaveValue(value);
  }
  // Errors of the fake backend without rules.
  await typeInto(page, field(page, t('form.email')), seededAccounts.main.account);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('common.apiMsg.A5014'))).toBeVisible();
  await typeInto(page, field(page, t('form.email')), 'brand.new@example.com');
  await typeInto(page, field(page, t('form.code')), '000000');
  await page.keyboard.press('Enter');
  await expect(toast(page, t('common.apiMsg.A0106'))).toBeVisible();
  await typeInto(page, field(page, t('form.code')), seededCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + localize(paths.user(), language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('user.dashboard.greeting', { name: '林新' }),
  );
  // A main account without products.
  await expect(page.getByRole('link', { name: t('user.nav.subAccounts') })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(site.url + localize(paths.login(), language));
  await waitForHydration(page);
  await fillPasswordLogin(page, t, 'brand.new@example.com', password);
  await expect(page).toHaveURL(site.url + localize(paths.user(), language));
});

test('a company registers on a translated page', { tag: ['@R2.18', '@R8.5', '@en', '@all'] }, async ({
  page,
  t,
  language,
}) => {
  await page.goto(site.url + localize(paths.login(), language));
  await waitForHydration(page);
  await page.getByRole('link', { name: t('login.register.link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.register.title'));
  await translatePage(page);
  const submit = page.getByRole('button', { name: t('login.register.submit'), exact: true });
  await submit.click();
  await expect(page.getByText(t('common.error.nameRequired'))).toBeVisible();
  await field(page, t('form.name')).fill('林译');
  await field(page, t('form.company')).fill('翻译演示公司');
  await field(page, t('form.email')).fill(seededAccounts.main.account);
  await field(page, t('form.mobile')).fill('13700000078');
  await field(page, t('form.password')).fill(password);
  await askForCode(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await consentBox(page, t).check();
  await submit.click();
  await expect(toast(page, t('common.apiMsg.A5014'))).toBeVisible();
  await field(page, t('form.email')).fill('translated@example.com');
  await submit.click();
  await expect(page).toHaveURL(site.url + localize(paths.user(), language));
});
