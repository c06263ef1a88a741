import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { passCaptcha, slider } from '../../test/captcha.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

test('navigation lights its target and shows the skeleton of the page at once', {
  tag: ['@R2.74', '@zh'],
}, async ({ page, logIn, t, hold }) => {
  await logIn('main');
  await expect(page.getByRole('heading', { name: t('user.dashboard.products') })).toBeVisible();
  const { answered, release } = await hold('getCompanyInfo');
  const target = page.getByRole('link', { name: t('user.nav.company') });
  const colorOf = () => target.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await colorOf();
  await target.click();
  await answered;
  await expect(page.getByRole('main').getByLabel(t('user.layout.loading'))).toBeVisible();
  expect(await colorOf()).not.toBe(before);
  release();
  await expect(page.getByRole('heading', { name: t('company.title'), level: 1 })).toBeVisible();
});

test('what does not answer is said to take longer, the first time, in a list and before a product', {
  tag: ['@R2.74', '@en'],
}, async ({ page, logIn, t, hold }) => {
  await page.clock.install();
  const services = await hold('listMyServices');
  await logIn('main', paths.subAccounts());
  const slow = page.getByRole('status').filter({ hasText: t('user.layout.slow') });
  async function expectSlow(release: () => void) {
    await expect(slow).toBeHidden();
    await page.clock.runFor(4_100);
    await expect(slow).toBeVisible();
    release();
    await expect(slow).toBeHidden();
  }
  await services.answered;
  await expectSlow(services.release);

  const rows = await hold('listSubUsers');
  await page.getByRole('button', { name: t('subAccount.list.name'), exact: true }).click();
  await rows.answered;
  await expectSlow(rows.release);

  await page.getByRole('link', { name: t('user.nav.dashboard') }).click();
  const product = await hold('getProductLoginUrl');
  await page
    .getByRole('link', { name: t('user.dashboard.enterProduct', { name: 'Brand experience' }) })
    .click();
  await product.answered;
  await expectSlow(product.release);
});

test('an unknown address below the user area stays in it, with status 404', {
  tag: ['@R2.30', '@R2.75', '@en'],
}, async ({ page, signIn, t, language }) => {
  await signIn('main');
  const response = await page.goto(localize('/user/unknown', language));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
  await expect(page.getByRole('navigation', { name: t('user.layout.navigation') })).toBeVisible();
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('user.failed.centre') })
    .click();
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('a website without a scheme is completed', { tag: ['@R5.9', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await logIn('main', paths.userCompany());
  await field(page, t('company.website')).fill('www.example.com');
  await page.getByRole('button', { name: t('company.save') }).click();
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await expect(field(page, t('company.website'))).toHaveValue('https://www.example.com');
  const saved = (await backend.journal()).find(({ operationId }) => operationId === 'saveCompanyInfo');
  expect(saved?.code).toBe('00000');
});

test('errors and refusals come with the contacts', { tag: ['@R2.75', '@en', '@all'] }, async ({
  page,
  logIn,
  open,
  t,
  backend,
}) => {
  const contact = page.getByRole('main').getByRole('link', { name: 'sales@example.com' });
  await backend.fail('getUserDetail', 'B0001');
  await logIn('main', paths.userInfo());
  await expect(page.getByRole('heading', { name: t('error.server.title') })).toBeVisible();
  await expect(contact).toBeVisible();
  await open(paths.container('p-employee'));
  await expect(contact).toBeVisible();
  await page.context().clearCookies();
  await open(paths.login());
  await waitForHydration(page);
  await fillPasswordLogin(page, t, seededAccounts.cancelled.account, seededPassword);
  await expect(page.getByRole('link', { name: 'sales@example.com' }).first()).toBeVisible();
});

test('a closed account says so on a page, and a read that fails in the database does not speak of saving', {
  tag: ['@R2.75', '@R8.5', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  const area = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await backend.set('getUserDetail:A3001');
  await logIn('main', paths.userInfo());
  await expect(title).toHaveText(t('user.closed.title'));
  await expect(area.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
  await expect(area.getByRole('button')).toHaveCount(0);
  await logIn('sub', paths.userInfo());
  await expect(title).toHaveText(t('user.closed.title'));
  await expect(area).toContainText(t('user.closed.askMainAccount'));
  const { name, account } = seededAccounts.main;
  const ask = area.getByRole('link', { name: t('user.askMainAccount.write', { name }) });
  await expect(ask).toHaveAttribute('href', new RegExp(`^mailto:${account}`));
  await backend.clear();
  await backend.set('getUserDetail:B002');
  await logIn('main', paths.userInfo());
  await expect(title).toHaveText(t('error.server.title'));
  await expect(area).toContainText(t('error.notLoaded'));
  await expect(toast(page, t('error.notLoaded'))).toBeVisible();
  await expect(page.getByText(t('common.apiMsg.B002'))).toHaveCount(0);
});

test('the product list of the container marks what is not active', {
  tag: ['@R2.26', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.container('p-brand'));
  await page.getByRole('combobox', { name: t('container.product') }).click();
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: t('user.dashboard.notOpened') })).toHaveCount(2);
});

test('the slider keeps the focus, and a success removes earlier errors', {
  tag: ['@R2.39', '@zh', '@all'],
}, async ({ page, logIn, open, t, backend, hold }) => {
  const { release } = await hold('sendLoginSms');
  await open(paths.login(undefined, 'sms'));
  await waitForHydration(page);
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await passCaptcha(page, page.getByRole('button', { name: t('form.sendCode') }));
  await expect(slider(page)).toBeDisabled();
  await expect(slider(page)).toBeFocused();
  release();
  await logIn('main', paths.userCompany());
  await backend.fail('saveCompanyInfo', 'B0001', { times: 1 });
  await field(page, t('company.address')).fill('另一条路 9 号');
  const save = page.getByRole('button', { name: t('company.save') });
  await save.click();
  // The pointer stops its time.
  await toast(page, t('common.apiMsg.B0001')).hover();
  await save.press('Enter');
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await expect(toast(page, t('common.apiMsg.B0001'))).toBeHidden();
});

test('a dialog dims the place of the scrollbar, too', { tag: ['@R2.75', '@en'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(root).toHaveCSS('background-color', 'rgb(151, 150, 148)');
  await page.getByRole('button', { name: t('subAccount.person.close') }).click();
  await expect(root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
