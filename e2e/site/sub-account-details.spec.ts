import { seededAccounts } from '../../mocks/db/accounts.ts';
import { dayMs } from '../../mocks/db/limits.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { paths } from '../../src/paths/paths.ts';
import { formatDateTime } from '../../src/ui/format/date.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';

const { account, name, id, mobile } = seededAccounts.sub;

test('the name opens everything about a person, back closes it, and the focus returns', {
  tag: ['@R3.8', '@R3.9', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  const link = page.getByRole('link', { name, exact: true });
  const requested = async () =>
    (await backend.journal()).filter(({ operationId }) => operationId === 'listSubUsers').length;
  await expect(link).toBeVisible();
  const before = await requested();
  await link.press('Enter');
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  await expect(page).toHaveURL(new RegExp(`person=${id}$`));
  for (const text of [account, mobile, t('subAccount.status.open')])
    await expect(details).toContainText(text);
  // The list is still the same.
  expect(await requested()).toBe(before);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(details.getByRole('button', { name: t('subAccount.person.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/person/);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: t('subAccount.person.close') }).click();
  await expect(details).toBeHidden();
});

test('the details show what a person can use, change it in place, and say what has ended for the company', {
  tag: ['@R3.8', '@R6.4', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  // The nearest end of a product of the seeded company.
  await backend.advance(31 * dayMs);
  await logIn('main', paths.subAccounts());
  await page.getByRole('link', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  const names = ['产品体验', '服务体验', '编码制表'].join(t('subAccount.person.separator'));
  await expect(details).toContainText(t('subAccount.person.lacks', { names }));
  const ended = details.getByRole('term').filter({ hasText: t('subAccount.person.ended') });
  await expect(ended.locator('..')).toContainText('品牌体验');
  const products = details.getByRole('group', { name: t('subAccount.create.products') });
  await expect(products.getByRole('checkbox', { name: '品牌体验' })).toHaveCount(0);
  const missing = products.getByRole('checkbox', { checked: false }).first();
  const permission = (await missing.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '';
  const box = products.getByRole('checkbox', { name: permission });
  await box.click();
  await expect(details.getByRole('status')).toHaveText(t('subAccount.matrix.granted', { name, permission }));
  await expect(box).toBeChecked();
  await details.getByRole('button', { name: t('subAccount.matrix.undo') }).click();
  await expect(details.getByRole('status')).toHaveText(
    t('subAccount.matrix.revokedAgain', { name, permission }),
  );
  await backend.fail('updateSubUser', 'B0001');
  await box.click();
  await expect(details.getByRole('status')).toHaveText(t('subAccount.matrix.refused', { name, permission }));
  await expect(box).not.toBeChecked();
});

test('every action of the row works in the details', { tag: ['@R6.3', '@R4.15', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  await page.getByRole('link', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  const close = details.getByRole('button', { name: t('subAccount.close.label'), exact: true });
  await close.click();
  const question = page.getByRole('dialog', { name: t('subAccount.close.title', { name }) });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(close).toBeFocused();
  await close.click();
  await question.getByRole('button', { name: t('subAccount.close.label'), exact: true }).click();
  await expect(details).toContainText(t('subAccount.status.closed'));
  // The opposite action takes the place and the focus.
  await expect(details.getByRole('button', { name: t('subAccount.open.label'), exact: true })).toBeFocused();
  await details.getByRole('button', { name: t('subAccount.reset.label') }).click();
  await expect(page.getByRole('radio', { name: t('subAccount.password.generated') })).toBeFocused();
  await page.keyboard.press('Escape');
  await details.getByRole('button', { name: t('subAccount.delete.label') }).click();
  await field(page, t('subAccount.delete.type', { account })).fill(account);
  await page.keyboard.press('Enter');
  await expect(toast(page, t('subAccount.delete.done', { name }))).toBeVisible();
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/person/);
  await expect(page.getByRole('row').filter({ hasText: account })).toHaveCount(0);
});

test('saving or canceling an edit returns to the open details', { tag: ['@R3.8', '@en'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts({ sort: 'name' }));
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  const edit = details.getByRole('link', { name: t('subAccount.list.edit') });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(details).toContainText(
    t('user.info.beijingTime', { time: formatDateTime(seedTime - 360 * dayMs) }),
  );
  await edit.click();
  await page.getByRole('link', { name: t('subAccount.create.cancel') }).click();
  await expect(details).toBeVisible();
  await edit.click();
  await field(page, t('subAccount.create.mobile')).fill('13700000077');
  await page.getByRole('button', { name: t('subAccount.edit.submit') }).click();
  await expect(details).toContainText('13700000077');
  await expect(details.getByRole('button', { name: t('subAccount.person.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/sort=name$/);
  await expect(details).toBeHidden();
});

test('a link to a person who is not on the page opens the details', { tag: ['@en'] }, async ({
  page,
  signIn,
  open,
  t,
}) => {
  await signIn('main');
  await open(paths.subAccounts({ status: '0', person: id }));
  const details = page.getByRole('dialog', { name: t('subAccount.person.label', { name }) });
  await expect(details).toContainText(account);
  await details.getByRole('link', { name: t('subAccount.list.edit') }).click();
  await expect(field(page, t('subAccount.create.account'))).toHaveValue(account);
  await open(paths.subAccounts({ person: 'unknown' }));
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(toast(page, t('common.apiMsg.A2002'))).toBeVisible();
});
