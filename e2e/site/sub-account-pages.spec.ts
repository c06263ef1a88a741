import { paths } from '../../src/paths/paths.ts';
import { countActions } from '../../test/count-actions.ts';
import { expect, field, test } from '../../test/fixtures.ts';

test.use({ scenario: 'many-sub-accounts' });

test('page 100 takes two actions, and a number outside the range opens the closest page', {
  tag: ['@R2.15', '@zh', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const number = field(page, t('subAccount.list.goTo'));
  await expect(number).toHaveValue('1');
  const actions = await countActions(page);
  await number.click();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=100$/);
  expect(await actions()).toBe(2);
  await expect(page.getByText(t('subAccount.list.pageOf', { page: 100, pages: 201 }))).toBeVisible();
  await number.fill('5000');
  await number.press('Enter');
  await expect(page).toHaveURL(/page=201$/);
  await expect(page.getByText(t('subAccount.list.pageBounded', { page: 201, pages: 201 }))).toBeVisible();
  await expect(number).toHaveValue('201');
  await number.fill('0');
  await number.press('Enter');
  await expect(page.getByText(t('subAccount.list.pageOf', { page: 1, pages: 201 }))).toBeVisible();
  await number.fill('x');
  await number.press('Enter');
  await expect(page.getByText(t('subAccount.list.pageInvalid', { pages: 201 }))).toBeVisible();
  await page.goBack();
  await expect(number).toHaveValue('201');
});

test('the labels of the pagination are beside their fields', { tag: ['@R2.15', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  for (const label of [t('subAccount.list.goTo'), t('subAccount.list.size')]) {
    const beside = await page.getByText(label, { exact: true }).boundingBox();
    const input = await field(page, label).boundingBox();
    expect(input?.x, label).toBeGreaterThan((beside?.x ?? Number.NaN) + (beside?.width ?? Number.NaN));
    expect(input?.y, label).toBeLessThan((beside?.y ?? Number.NaN) + (beside?.height ?? Number.NaN));
  }
});

test('hidden columns stay hidden after a reload', { tag: ['@en'] }, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const heads = page.getByRole('columnheader');
  const mobile = heads.filter({ hasText: t('subAccount.list.mobile') });
  await expect(mobile).toBeVisible();
  const all = await heads.count();
  await page.getByRole('button', { name: t('subAccount.list.columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: t('subAccount.list.mobile') }).click();
  await expect(mobile).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heads).toHaveCount(all - 1);
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveCount(all - 2);
  await page.getByRole('button', { name: t('subAccount.list.columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: t('subAccount.list.mobile') }).click();
  await expect(heads).toHaveCount(all);
});
