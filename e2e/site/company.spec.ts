import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';

for (const path of [paths.userAccount(), paths.user()])
  test(`the header of ${path} names the company, for which the page asks once`, {
    tag: ['@R2.70', '@zh'],
  }, async ({ page, signIn, open }) => {
    await signIn('main');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/users/companyInfo')) calls.push(request.url());
    });
    await open(path);
    await expect(page.getByRole('banner')).toContainText('禾野演示食品有限公司');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(calls).toHaveLength(1);
  });

test('a new customer fills in the empty form, which is validated and saved', {
  tag: ['@R3.10', '@R3.11', '@R5.20', '@journey', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('fresh', paths.userCompany());
  await expect(page.getByText(t('company.empty'))).toBeVisible();
  await expect(toast(page, t('common.apiMsg.B004'))).toBeHidden();
  const save = page.getByRole('button', { name: t('company.save') });
  await save.click();
  for (const key of ['companyRequired', 'provinceRequired', 'cityRequired', 'addressRequired'] as const)
    await expect(page.getByRole('alert').filter({ hasText: t(`common.error.${key}`) })).toBeVisible();
  await expect(field(page, t('company.name'))).toBeFocused();
  await field(page, t('company.name')).fill('示例公司');
  await expect(page.getByLabel(t('company.province')).getByRole('option')).toHaveCount(35);
  await expect(page.getByLabel(t('company.province'))).toHaveAttribute('autocomplete', 'address-level1');
  await expect(page.getByLabel(t('company.city'))).toHaveAttribute('autocomplete', 'address-level2');
  await page.getByLabel(t('company.province')).selectOption('44');
  await page.getByLabel(t('company.city')).selectOption('4403');
  await field(page, t('company.address')).fill('示例路 8 号');
  await field(page, t('company.postcode')).fill('12345');
  await expect(page.getByText(t('common.error.info11'))).toBeVisible();
  await field(page, t('company.telephone')).fill('12345');
  await expect(page.getByText(t('common.error.info14'))).toBeVisible();
  await field(page, t('company.website')).fill('www');
  await expect(page.getByText(t('common.error.info16'))).toBeVisible();
  await field(page, t('company.postcode')).fill('');
  await field(page, t('company.telephone')).fill('0755-12345678');
  await field(page, t('company.website')).fill('https://www.example.com');
  await page.keyboard.press('Enter');
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('示例公司');
  await page.reload();
  await expect(field(page, t('company.name'))).toHaveValue('示例公司');
  await expect(page.getByLabel(t('company.city'))).toHaveValue('4403');
});

test('changing the province resets the city; a municipality selects its only city', {
  tag: ['@R3.11', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.userCompany());
  await page.getByLabel(t('company.province')).selectOption('32');
  await expect(page.getByLabel(t('company.city'))).toHaveValue('');
  await page.getByLabel(t('company.province')).selectOption('11');
  await expect(page.getByLabel(t('company.city'))).toHaveValue('1101');
});

test('an error that concerns no field stays in the form until the next submission', {
  tag: ['@R8.24', '@zh', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.userCompany());
  await field(page, t('company.address')).fill('另一条路 9 号');
  const save = page.getByRole('button', { name: t('company.save') });
  const failure = page.getByRole('main').getByRole('alert');
  await backend.fail('saveCompanyInfo', 'B002', { times: 1 });
  await save.click();
  await expect(failure.getByText(t('common.apiMsg.B002'))).toBeVisible();
  await expect(toast(page, t('common.apiMsg.B002'))).toBeHidden();
  await expect(failure.getByText(t('common.apiMsg.B002'))).toBeVisible();
  await backend.set('saveCompanyInfo:network');
  await save.click();
  await expect(failure.getByText(t('error.network'))).toBeVisible();
  // At once: a toast would go.
  expect(await toast(page, t('error.network')).count()).toBe(0);
  await backend.clear();
  await save.click();
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await expect(failure.getByText(t('error.network'))).toBeHidden();
});

test('unsaved changes show a prompt, and survive a reload and a visit to another page', {
  tag: '@en',
}, async ({ page, logIn, t, backend, language, hold }) => {
  await logIn('main', paths.userCompany());
  const address = field(page, t('company.address'));
  await address.fill('另一条路 9 号');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(address).toHaveValue('另一条路 9 号');
  const info = page.getByRole('link', { name: t('user.nav.info') });
  await info.click();
  const dialog = page.getByRole('dialog', { name: t('user.unsaved.title') });
  await dialog.getByRole('button', { name: t('user.unsaved.stay') }).click();
  await expect(dialog).toBeHidden();
  await expect(info).toBeFocused();
  await expect(address).toHaveValue('另一条路 9 号');
  await info.click();
  await dialog.getByRole('button', { name: t('user.unsaved.leave') }).click();
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
  await page.getByRole('link', { name: t('user.nav.company') }).click();
  await expect(page.getByRole('button', { name: t('user.draft.discardChanges') })).toBeVisible();
  await expect(address).toHaveValue('另一条路 9 号');

  const saves = async () =>
    (await backend.journal()).filter(({ operationId }) => operationId === 'saveCompanyInfo');
  expect(await saves(), 'what is not saved is not sent').toEqual([]);

  // Input made while a change is being saved is preserved and unsaved.
  const saving = await hold('saveCompanyInfo');
  await field(page, t('company.name')).fill('示例公司');
  await page.getByRole('button', { name: t('company.save'), exact: true }).click();
  await saving.answered;
  await address.fill('又一条路 10 号');
  saving.release();
  await expect(toast(page, t('company.saved'))).toBeVisible();
  await expect(address).toHaveValue('又一条路 10 号');
  await info.click();
  await dialog.getByRole('button', { name: t('user.unsaved.leave') }).click();
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
  expect(await saves()).toHaveLength(1);
});

test('a sub-account sees the company information read-only', { tag: ['@R6.2', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('sub', paths.userCompany());
  await expect(page.getByText(t('company.readOnly'))).toBeVisible();
  const { name, account } = seededAccounts.main;
  await expect(page.getByRole('definition').last()).toHaveText(`${name} ${account}`);
  await expect(page.getByRole('link', { name: account })).toHaveAttribute('href', `mailto:${account}`);
  await expect(page.getByRole('button', { name: t('company.save') })).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
