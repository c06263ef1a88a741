import { seededAccounts } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { countActions } from '../../test/count-actions.ts';
import { expect, test, toast } from '../../test/fixtures.ts';

const { account, name } = seededAccounts.sub;

test('a saved cell is marked and announced for a few seconds, and one press undoes it', {
  tag: ['@R6.4', '@R6.11', '@en'],
}, async ({ page, logIn, t }) => {
  await page.clock.install();
  await logIn('main', paths.subAccounts({ view: 'permissions', keyword: account }));
  const row = page.getByRole('row').filter({ hasText: account });
  const box = row.getByRole('checkbox').first();
  const permission = (await page.getByRole('columnheader').nth(1).textContent()) ?? '';
  await expect(box).toBeChecked();
  await box.uncheck();
  const cell = row.getByRole('cell').first();
  await expect(page.getByRole('status').filter({ hasText: permission })).toHaveText(
    t('subAccount.matrix.revoked', { name, permission }),
  );
  await expect(cell.locator('svg').last()).toHaveCSS('position', 'absolute');
  const marks = await cell.locator('svg').count();
  await page.clock.runFor(5000);
  await expect(cell.locator('svg')).toHaveCount(marks - 1);
  const actions = await countActions(page);
  await page.getByRole('button', { name: t('subAccount.matrix.undo') }).click();
  expect(await actions()).toBe(1);
  await expect(box).toBeChecked();
  await expect(page.getByText(t('subAccount.matrix.grantedAgain', { name, permission }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('subAccount.matrix.undo') })).toBeFocused();
  await page.reload();
  await expect(box).toBeChecked();
});

test('a refused cell is marked and named, and stays in view in a long list', {
  tag: ['@R6.4', '@R6.11', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts({ view: 'permissions' }));
  const row = page.getByRole('row').nth(40);
  const box = row.getByRole('checkbox').first();
  const person = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? '';
  const permission = (await page.getByRole('columnheader').nth(1).textContent()) ?? '';
  const marks = await row.getByRole('cell').first().locator('svg').count();
  const isChecked = await box.isChecked();
  await backend.fail('updateSubUser', 'B0001', { times: 1 });
  await box.click();
  const message = page.getByText(t('subAccount.matrix.refused', { name: person, permission }));
  await expect(message).toBeInViewport();
  await expect(box).toBeChecked({ checked: isChecked });
  await expect(row.getByRole('cell').first().locator('svg')).toHaveCount(marks + 1);
  // The next change of the cell takes the mark away.
  await box.click();
  const changed = isChecked ? 'subAccount.matrix.revoked' : 'subAccount.matrix.granted';
  await expect(page.getByText(t(changed, { name: person, permission }))).toBeInViewport();
});

test('a click with the shift key selects everybody between', { tag: ['@R6.11', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  const boxOf = (index: number) => page.getByRole('row').nth(index).getByRole('checkbox');
  await boxOf(4).check();
  await boxOf(2).click({ modifiers: ['Shift'] });
  const toolbar = page.getByRole('toolbar', { name: t('subAccount.bulk.label') });
  await expect(toolbar).toContainText(t('subAccount.bulk.selected', { count: 3 }));
  await expect(boxOf(3)).toBeChecked();
  await expect(boxOf(1)).not.toBeChecked();
  // By keyboard, too: up one row, and back to the ends of a range.
  await boxOf(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(boxOf(1)).toBeFocused();
  await page.keyboard.press('Space');
  for (let row = 1; row < 5; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(toolbar).toContainText(t('subAccount.bulk.selected', { count: 5 }));
});

test('a selection goes on over pages and searches until it is cleared', { tag: ['@R6.11', '@zh'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  const select = (index: number) => page.getByRole('row').nth(index).getByRole('checkbox').check();
  const selected = (count: number) =>
    page.getByText(t('subAccount.bulk.selected', { count }), { exact: true });
  await select(1);
  await page.getByRole('link', { name: t('subAccount.list.next') }).click();
  // The rows of the second page, not only its address.
  await expect(page.getByRole('link', { name: t('subAccount.list.previous') })).toBeVisible();
  await select(2);
  await expect(selected(2)).toBeVisible();
  await page.getByRole('searchbox', { name: t('subAccount.list.search') }).fill(account);
  await expect(page.getByRole('row')).toHaveCount(2);
  await select(1);
  await expect(selected(3)).toBeVisible();
  await page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('subAccount.bulk.clear') }).click();
  await expect(selected(3)).toBeHidden();
});

test('a bulk change keeps what was changed since the selection', { tag: ['@R6.11', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('link', { name: t('subAccount.view.permissions') }).click();
  const cell = row.getByRole('checkbox').nth(2);
  const other = row.getByRole('checkbox').nth(1);
  await expect(other).toBeVisible();
  const wasAllowed = await cell.isChecked();
  const isGranted = await other.isChecked();
  const otherName = (await other.getAttribute('aria-label'))?.split(': ').at(-1);
  await cell.click();
  await expect(page.getByRole('button', { name: t('subAccount.matrix.undo') })).toBeVisible();
  await page.getByRole('link', { name: t('subAccount.view.accounts'), exact: true }).click();
  const menu = page.getByRole('button', {
    name: t(isGranted ? 'subAccount.bulk.revokeMenu' : 'subAccount.bulk.grantMenu'),
  });
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: t('subAccount.list.next') }).click();
  await expect(page.getByRole('link', { name: t('subAccount.list.previous') })).toBeVisible();
  // The call for the other permission sends all of them.
  await menu.click();
  await page.getByRole('menuitem', { name: otherName, exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('button', { name: t('subAccount.matrix.undo') })).toBeVisible();
  await page.getByRole('link', { name: t('subAccount.list.previous') }).click();
  await expect(row.getByRole('rowheader')).toHaveText(name);
  await page.getByRole('link', { name: t('subAccount.view.permissions') }).click();
  await expect(other).toBeChecked({ checked: !isGranted });
  await expect(cell).toBeChecked({ checked: !wasAllowed });
});

test('what is done with the selection stays in view', { tag: ['@R6.11', '@en'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const box = page.getByRole('row').nth(35).getByRole('checkbox');
    await box.check();
    await expect(
      page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true }),
    ).toBeInViewport();
    await box.uncheck();
  }
});

test('a permission for fifty people takes four actions', {
  tag: ['@R6.4', '@R6.11', '@journey', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  await expect(page.getByRole('row')).toHaveCount(51);
  const actions = await countActions(page);
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).click();
  await page.getByRole('button', { name: t('subAccount.bulk.grantMenu') }).click();
  const choice = page.getByRole('menuitem').nth(1);
  const permission = (await choice.textContent()) ?? '';
  await choice.click();
  const label = t('subAccount.bulk.grant', { permission });
  const question = page.getByRole('dialog');
  const skipped = await question.getByText(t('subAccount.bulk.isGranted')).count();
  await expect(question).toContainText(t('subAccount.bulk.grantTitle', { count: 50 - skipped, permission }));
  await question.getByRole('button', { name: label }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    t('subAccount.bulk.summary', { done: 50 - skipped, failed: 0, skipped }),
  );
  expect(await actions()).toBe(4);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('subAccount.view.permissions') }).click();
  for (const row of (await page.getByRole('row').all()).slice(1))
    await expect(row.getByRole('checkbox').nth(1)).toBeChecked();
});

test('failed rows of a bulk change are retried alone, and changed rows are undone', {
  tag: ['@R6.4', '@R6.11', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  const switches = page.getByRole('switch', { includeHidden: true });
  await expect(switches).toHaveCount(6);
  const before = await switches.evaluateAll((boxes) => boxes.map((box) => box.matches(':checked')));
  const changing = before.filter(Boolean).length;
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).click();
  await page.getByRole('button', { name: t('subAccount.bulk.revokeMenu') }).click();
  await page.getByRole('menuitem', { name: t('subAccount.list.de') }).click();
  const label = t('subAccount.bulk.revoke', { permission: t('subAccount.list.de') });
  await backend.set('setSubUserDe:network');
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  const results = page.getByRole('alertdialog');
  const summary = (done: number, failed: number, skipped: number) =>
    results.getByText(t('subAccount.bulk.summary', { done, failed, skipped }));
  await expect(summary(0, changing, 6 - changing)).toBeFocused();
  await expect(results.getByRole('heading')).toHaveText(
    t('subAccount.bulk.result', { change: label, result: t('subAccount.bulk.nothing') }),
  );
  await expect(results).toContainText(t('error.network'));
  // What a row says is no toast.
  expect(await toast(page, t('error.network')).count()).toBe(0);
  await backend.clear();
  const sent = (await backend.journal()).length;
  await results.getByRole('button', { name: t('subAccount.bulk.retry', { count: changing }) }).press('Enter');
  await expect(summary(changing, 0, 6 - changing)).toBeFocused();
  await expect(results.getByRole('heading')).toContainText(
    t('subAccount.bulk.finished', { count: changing }),
  );
  expect((await backend.journal()).length - sent).toBe(changing);
  await backend.fail('setSubUserDe', 'B0001', { times: 1 });
  await results.getByRole('button', { name: t('subAccount.matrix.undo') }).click();
  await expect(summary(changing - 1, 1, 0)).toBeFocused();
  await expect(results.getByRole('heading')).toContainText(
    t('subAccount.bulk.partly', { done: changing - 1, count: changing }),
  );
  await results.getByRole('button', { name: t('subAccount.bulk.retry', { count: 1 }) }).click();
  await expect(toast(page, t('subAccount.bulk.undoneAll', { count: changing }))).toBeVisible();
  await expect(results).toBeHidden();
  await expect(page.getByRole('button', { name: t('subAccount.matrix.undo') })).toBeHidden();
  for (const [index, isOn] of before.entries())
    await expect(switches.nth(index)).toBeChecked({ checked: isOn });
});

test('a bulk change that was made for all closes with a toast, and the list undoes it', {
  tag: ['@R6.11', '@zh', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const row = page.getByRole('row').filter({ hasText: account });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('subAccount.bulk.close') })
    .click();
  await expect(toast(page, t('subAccount.bulk.closeDone', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(row).toContainText(t('subAccount.status.closed'));
  const undo = page.getByRole('button', { name: t('subAccount.matrix.undo') });
  await undo.click();
  await expect(toast(page, t('subAccount.bulk.undoneAll', { count: 1 }))).toBeVisible();
  await expect(row).toContainText(t('subAccount.status.open'));
  await expect(undo).toBeHidden();
});

test('what a bulk change could not change stays selected', { tag: ['@R6.3', '@R6.11', '@zh'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await logIn('main', paths.subAccounts());
  const rows = page.getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await backend.set('setSubUserDisabled:network');
  const close = page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true });
  await close.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('subAccount.bulk.close') })
    .click();
  const results = page.getByRole('alertdialog', { name: t('subAccount.bulk.nothing') });
  await results.getByRole('button', { name: t('subAccount.create.close') }).click();
  await expect(results).toBeHidden();
  await expect(page.getByText(t('subAccount.bulk.selected', { count: 2 }), { exact: true })).toBeVisible();
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
});

test('a bulk change can be stopped', { tag: ['@R6.3', '@R6.11', '@zh'] }, async ({
  page,
  logIn,
  t,
  hold,
}) => {
  await logIn('main', paths.subAccounts());
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).click();
  await page.getByRole('button', { name: t('subAccount.bulk.close'), exact: true }).click();
  const { answered, release } = await hold('setSubUserDisabled');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('subAccount.bulk.close') })
    .click();
  await answered;
  const results = page.getByRole('alertdialog');
  await results.getByRole('button', { name: t('subAccount.bulk.stop') }).click();
  release();
  // Those that were under way are changed.
  await expect(results.getByText(t('subAccount.bulk.stopped')).first()).toBeVisible();
  await expect(results.getByRole('heading')).toContainText(
    t('subAccount.bulk.partly', { done: 4, count: 5 }),
  );
});
