import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { chooseForSub, fillColleague } from '../../test/forms.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { colleague } from '../../test/people.ts';

const { main, sub } = seededAccounts;

test('a response that arrives after leaving the form does not navigate', { tag: '@zh' }, async ({
  page,
  logIn,
  t,
  hold,
}) => {
  await logIn('main', paths.subAccountCreate());
  await fillColleague(page, t);
  const { answered, release } = await hold('createSubUser');
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await page.getByRole('button', { name: t('user.unsaved.leave') }).click();
  await expect(page).toHaveURL(paths.userInfo());
  await answered;
  release();
  await expect(toast(page, t('subAccount.list.createdUnseen', { name: colleague.name }))).toBeVisible();
  await expect(page.getByRole('main').getByText(t('user.role.main'))).toBeVisible();
  await expect(page).toHaveURL(paths.userInfo());
});

test('a login fails when the user cannot be loaded, and can be retried', {
  tag: ['@R4.6', '@zh'],
}, async ({ page, open, t, backend, context }) => {
  await open(paths.login());
  await backend.fail('getUserDetail', 'B0001', { times: 1 });
  await fillPasswordLogin(page, t, main.account, seededPassword);
  await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
  await expect(field(page, t('form.email'))).toHaveValue(main.account);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('TOKEN');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(paths.user());
});

test('a draft is restored only for its user', { tag: ['@zh', '@all'] }, async ({
  page,
  logIn,
  signIn,
  t,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await logIn('main', paths.userCompany());
  const address = field(page, t('company.address'));
  await address.fill('另一条路 9 号');
  await signIn('fresh');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(t('company.empty'))).toBeVisible();
  await expect(address).toHaveValue('');
  await signIn('main');
  await page.reload();
  await expect(address).toHaveValue('另一条路 9 号');
});

test('the browser asks before it discards what no draft keeps, and not about the rest', {
  tag: ['@R4.11', '@en'],
}, async ({ page, logIn, t }) => {
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  const typeAndReload = async (label: string) => {
    await field(page, label).click();
    await page.keyboard.type('Rain2027!');
    await page.reload();
    await waitForHydration(page);
  };
  await logIn('main', paths.userCompany());
  await typeAndReload(t('company.address'));
  await expect(field(page, t('company.address'))).toHaveValue(/Rain2027!/);
  await expect(page.getByRole('button', { name: t('user.draft.discardChanges') })).toBeVisible();
  expect(questions).toBe(0);
  await logIn('main', paths.userAccount('password'));
  await typeAndReload(t('account.password.old'));
  expect(questions).toBe(1);
});

test('the draft of a closed tab comes back in the next one, says so, and can be emptied', {
  tag: ['@R4.11', '@zh'],
}, async ({ page, logIn, t, context }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await logIn('main', paths.subAccountCreate());
  await field(page, t('subAccount.create.name')).fill(colleague.name);
  await page
    .getByRole('group', { name: t('subAccount.create.products') })
    .getByRole('checkbox')
    .first()
    .check();
  await page.goto('about:blank');
  await page.close();
  const next = await context.newPage();
  await next.goto(paths.subAccountCreate());
  const notice = next
    .getByRole('status')
    .filter({ hasText: t('user.draft.restoredFrom', { time: '…' }).split('…')[0] });
  await expect(notice).toBeVisible();
  await expect(field(next, t('subAccount.create.name'))).toHaveValue(colleague.name);
  const product = next
    .getByRole('group', { name: t('subAccount.create.products') })
    .getByRole('checkbox')
    .first();
  await expect(product).toBeChecked();
  await next.getByRole('button', { name: t('user.draft.discard') }).click();
  await expect(notice).toBeHidden();
  await expect(field(next, t('subAccount.create.account'))).toBeFocused();
  await expect(field(next, t('subAccount.create.name'))).toHaveValue('');
  await expect(product).not.toBeChecked();
});

test('a draft does not give back a permission that was taken away meanwhile', {
  tag: ['@R4.11', '@zh'],
}, async ({ page, logIn, t, context }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await logIn('main', paths.subAccountEdit(sub.id));
  const boxesOf = (tab: typeof page) =>
    tab.getByRole('group', { name: t('subAccount.create.products') }).getByRole('checkbox');
  await expect(boxesOf(page).nth(0)).toBeChecked();
  const last = boxesOf(page).last();
  const wasTicked = await last.isChecked();
  await last.click();
  await field(page, t('subAccount.create.name')).fill('改名');
  const other = await context.newPage();
  await other.goto(paths.subAccountEdit(sub.id));
  await waitForHydration(other);
  await boxesOf(other).nth(0).uncheck();
  await other.getByRole('button', { name: t('subAccount.edit.submit') }).click();
  await expect(toast(other, t('subAccount.edit.done'))).toBeVisible();
  await page.reload();
  // What nobody else has changed is restored.
  await expect(field(page, t('subAccount.create.name'))).toHaveValue('改名');
  await expect(boxesOf(page).nth(0)).not.toBeChecked();
  await expect(boxesOf(page).last()).toBeChecked({ checked: wasTicked });
});

test('logging out removes what closed tabs left', { tag: ['@R4.11', '@zh'] }, async ({ page, logIn, t }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await logIn('main', paths.userCompany());
  await field(page, t('company.address')).fill('另一条路 9 号');
  await page.goto(paths.userInfo());
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  expect(await left()).toHaveLength(1);
  await page.goto(paths.transfer('logout'));
  await expect(page).toHaveURL(paths.home());
  expect(await left()).toEqual([]);
});

test('leaving the page stops a bulk action', { tag: ['@R6.3', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main');
  await page.getByRole('link', { name: t('user.nav.subAccounts') }).click();
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).check();
  const left = Promise.withResolvers<void>();
  let requested = 0;
  await page.route('**/v1/users/disabled?*', async (route) => {
    requested += 1;
    await left.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: t('subAccount.bulk.close') }).click();
  const label = t('subAccount.bulk.close');
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  // Four at once, of five.
  await expect.poll(() => requested).toBe(4);
  await page.goBack();
  await expect(page.getByText(t('user.dashboard.intro'))).toBeVisible();
  const answered = page.waitForResponse(/users\/disabled/);
  left.resolve();
  await answered;
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await expect(page.getByText(main.account)).toBeVisible();
  expect(requested).toBe(4);
});

test('a conflict reloads the list', {
  tag: ['@R4.15', '@R6.3', '@zh'],
}, async ({ page, logIn, t, backend, context }) => {
  await logIn('main', paths.subAccounts());
  // The second click of a double click does not close the dialog that the first one opened.
  await page.getByRole('switch', { name: t('subAccount.list.deOf', { name: sub.name }) }).dblclick();
  await expect(page.getByText(t('subAccount.closeDe.text'))).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('subAccount.closeDe.text'))).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: sub.account });
  await expect(row).toContainText(t('subAccount.status.open'));
  const other = await context.newPage();
  await other.goto(paths.subAccounts());
  await waitForHydration(other);
  const dialogOf = (where: typeof page) => where.getByRole('dialog');
  const close = t('subAccount.close.label');
  for (const tab of [other, page]) {
    await chooseForSub(tab, t, 'subAccount.close.label');
    await dialogOf(tab).getByRole('button', { name: close, exact: true }).click();
    await expect(tab.getByRole('row').filter({ hasText: sub.account })).toContainText(
      t('subAccount.status.closed'),
    );
  }
  await expect(toast(page, t('common.apiMsg.B003'))).toBeVisible();
  await expect(row).toContainText(t('subAccount.status.closed'));
  for (const tab of [other, page]) {
    await chooseForSub(tab, t, 'subAccount.delete.label');
    await field(tab, t('subAccount.delete.type', { account: sub.account })).fill(sub.account);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('row', { includeHidden: true }).filter({ hasText: sub.account })).toHaveCount(
      0,
    );
  }
  await expect(toast(page, t('common.apiMsg.B004'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await backend.journal()).filter(({ operationId }) => operationId === 'deleteSubUser')).toHaveLength(
    2,
  );
});
