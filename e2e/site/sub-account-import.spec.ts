import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { expect, test, toast } from '../../test/fixtures.ts';
import { loseAnswer } from '../../test/hold.ts';
import { expireIn } from '../../test/session-cookies.ts';
import type { Translate } from '../../test/translate.ts';

const csv = (text: string, name = 'people.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function openImport(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('subAccount.import.label') }).click();
  return page.getByRole('alertdialog', { name: t('subAccount.import.title') });
}

const check = (dialog: Locator, t: Translate, file: ReturnType<typeof csv>) =>
  dialog.getByLabel(t('subAccount.import.file')).setInputFiles(file);

const contentOf = async (download: Download) => (await readFile(await download.path(), 'utf8')).slice(1);

async function download(page: Page, button: Locator) {
  const coming = page.waitForEvent('download');
  await button.click();
  return contentOf(await coming);
}

/** The labels of the buttons are one line each. */
async function expectShortButtons(dialog: Locator) {
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeLessThan(48);
}

test('a list from Excel is imported as it is', { tag: ['@R6.12', '@zh'] }, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await dialog.getByLabel(t('subAccount.import.file')).setInputFiles('test/people.xlsx');
  const lines = dialog.getByRole('listitem');
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 3, valid: 2 }));
  await expect(lines.filter({ hasText: 'excel-a@example.com' })).toContainText('品牌体验、问卷工具');
  await expect(lines.filter({ hasText: 'excel-b@example.com' })).toContainText(
    t('subAccount.filter.nothing'),
  );
  await expect(lines.filter({ hasText: t('subAccount.import.line', { line: 6 }) })).toContainText(
    t('subAccount.import.unknownPermission', { value: '没有的产品' }),
  );
  // Who has no permission in the file gets the same ones with all others.
  await dialog.getByLabel(t('subAccount.import.giveToAll', { count: 1 })).click();
  await page.getByRole('menuitemcheckbox', { name: '样本服务' }).click();
  await page.keyboard.press('Escape');
  await expect(lines.filter({ hasText: 'excel-b@example.com' })).toContainText('样本服务');
  await expect(lines.filter({ hasText: 'excel-a@example.com' })).not.toContainText('样本服务');
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 2 }) }).click();
  await expect(lines.filter({ hasText: 'excel-a@example.com' })).toContainText(
    t('subAccount.import.created'),
  );
  await dialog.getByRole('button', { name: t('subAccount.import.done'), exact: true }).click();
  await dialog.getByRole('button', { name: t('subAccount.import.doneAnyway') }).click();
  await expect(page.getByRole('row').filter({ hasText: 'excel-b@example.com' })).toContainText('样本服务');
});

test('each problem of an import file shows its text', { tag: ['@R8.15', '@R6.12', '@en'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  const file = dialog.getByLabel(t('subAccount.import.file'));
  await expect(dialog.getByText(t('subAccount.import.noFile'))).toBeVisible();
  await file.setInputFiles([]);
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription(t('common.apiMsg.A0301'));
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText(t('subAccount.import.choose')).click({ force: true });
  await (await chooser).setFiles(csv('a', 'people.xlsx'));
  await expect(dialog.getByText('people.xlsx')).toBeVisible();
  // At once, and the dialog of the browser offers such files, too.
  await expect(file).toHaveAccessibleDescription(
    t('subAccount.import.saveAs', { problem: t('common.apiMsg.A0302') }),
  );
  await expect(file).toHaveAttribute('accept', /\.xlsx/);
  await check(dialog, t, csv('a', 'people.pdf'));
  await expect(dialog).toContainText(t('common.apiMsg.A0302'));
  await expect.poll(() => getAxeViolations(page)).toEqual([]);
  await check(dialog, t, csv('Account,Name,Phone number\n'));
  await expect(dialog).toContainText(t('common.apiMsg.A0303'));
  await check(dialog, t, csv(`Account,Name,Phone number\n${'a,b,c\n'.repeat(501)}`));
  await expect(dialog).toContainText(t('common.apiMsg.A0304'));
  await check(dialog, t, csv('a@example.com,A,13700000011'));
  await expect(dialog).toContainText(t('subAccount.import.noHeader', { columns: '' }));
  await check(dialog, t, csv('Account,Phone number\na,b\n'));
  await expect(dialog).toContainText(t('subAccount.import.missing', { columns: t('subAccount.list.name') }));
  const template = await download(
    page,
    dialog.getByRole('button', { name: t('subAccount.import.template') }),
  );
  expect(template).toContain('name@example.com');
  // The template has all columns and, beside its example, no line.
  await check(dialog, t, csv(template));
  await expect(dialog).toContainText(t('common.apiMsg.A0303'));
});

test('the user says which column is which where the file has other names', {
  tag: ['@R6.12', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv('Account;Called;Line\nchosen@example.com;Chosen;13700000055\n'));
  const choose = (column: string) => dialog.getByLabel(t('subAccount.import.which', { column }));
  await choose(t('subAccount.list.name')).selectOption('Called');
  await expect(
    dialog.getByText(t('subAccount.import.missing', { columns: t('subAccount.list.mobile') })),
  ).toBeVisible();
  await choose(t('subAccount.list.mobile')).selectOption('Line');
  const line = dialog.getByRole('listitem').filter({ hasText: 'chosen@example.com' });
  await expect(line).toContainText('Chosen');
  // The names are kept with the lines.
  await page.reload();
  await page.getByRole('button', { name: t('subAccount.import.continue') }).click();
  await expect(line).toContainText('13700000055');
});

test('an import checks each line, creates the valid ones and returns the others with the reason', {
  tag: ['@R5.21', '@R6.12', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  // The header mixes both languages.
  const lines = [
    '账号,Name,手机号,Password',
    'one@example.com,One,13700000011,',
    'nobody,Two,123,short',
    `${seededAccounts.sub.account},Three,13700000013,`,
    'four@example.com,Four,13700000014,Better2027!',
  ];
  await check(dialog, t, csv(lines.join('\n')));
  // The preview has the focus, and knows who exists.
  await expect(dialog.getByText(t('subAccount.import.preview', { count: 4, valid: 2 }))).toBeFocused();
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  const problems = [t('common.error.emailFormat'), t('common.error.info9').replace(/[.。]$/, '')];
  await expect(row('nobody')).toContainText(
    `${problems.join(t('subAccount.import.and'))}${t('subAccount.import.and')}`,
  );
  await expect(row('one@example.com')).toContainText(t('subAccount.import.generated'));
  await expect(row(seededAccounts.sub.account)).toContainText(
    t('subAccount.create.accountExists').replace(/[.。]$/, ''),
  );
  // What needs attention comes first.
  await expect(dialog.getByRole('listitem').first()).toContainText('nobody');
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 2 }) }).click();
  await expect(
    dialog.getByText(t('subAccount.bulk.summary', { done: 2, failed: 2, skipped: 0 })),
  ).toBeFocused();
  // The passwords are nowhere else, and a double click does not lose them.
  await dialog.getByRole('button', { name: t('subAccount.import.done'), exact: true }).dblclick();
  await expect(dialog).toContainText(t('subAccount.import.notSaved'));
  const details = await download(page, dialog.getByRole('button', { name: t('subAccount.import.details') }));
  expect(details).toMatch(/"http:\/\/[^"]*\/login","one@example\.com","One","[^"]{19}"\r\n/);
  expect(details).toContain('"four@example.com","Four","Better2027!"');
  await expect(dialog).toContainText(t('subAccount.import.saved'));
  const failed = await download(page, dialog.getByRole('button', { name: t('subAccount.import.failed') }));
  expect(failed.trim().split('\r\n')).toEqual([
    `"账号","Name","手机号","Password","${t('subAccount.import.reason')}"`,
    expect.stringContaining('"nobody","Two","123","short",'),
    expect.stringContaining(`"${seededAccounts.sub.account}","Three","13700000013","",`),
  ]);
  await dialog.getByRole('button', { name: t('subAccount.import.done') }).click();
  await expect(page.getByText(t('subAccount.list.new'), { exact: true })).toHaveCount(2);
  await expect(page.getByText(t('subAccount.list.seats', { used: 8, limit: 10 }))).toBeVisible();
});

test('faulty lines are edited in place, by keyboard alone, and the import goes on with them', {
  tag: ['@R6.12', '@R5.21', ...(process.env.E2E_FULL ? [] : ['@en'])],
}, async ({ page, logIn, t, hold }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await expectShortButtons(dialog);
  const lines = [
    'Account,Name,Phone number,Product permissions',
    'one@example.com,One,13700000011,',
    'nobody,Two,13700000012,Nothing',
    'one@example.com,Three,13700000013,',
    'four@example.com,Four,137,',
  ];
  await check(dialog, t, csv(lines.join('\n')));
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 4, valid: 1 }));
  await expectShortButtons(dialog);
  const edit = (line: number) =>
    dialog.getByRole('button', { name: t('subAccount.import.edit', { line }), exact: true });
  const field = (key: 'list.account' | 'list.mobile' | 'create.products') =>
    dialog.getByRole('textbox', { name: t(`subAccount.${key}`) });
  await edit(3).press('Enter');
  // The first faulty field, with its error.
  await expect(field('list.account')).toBeFocused();
  await expect(field('list.account')).toHaveAccessibleDescription(t('common.error.emailFormat'));
  await expect.poll(() => getAxeViolations(page)).toEqual([]);
  await expectShortButtons(dialog);
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(edit(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('list.account')).toHaveValue('nobody');
  await field('list.account').fill('two@example.com');
  await field('create.products').fill('品牌体验');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 4, valid: 2 }));
  // The next faulty line.
  await expect(edit(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('two@example.com');
  await page.keyboard.press('Enter');
  // Line 3 has that account first.
  await expect(edit(4)).toBeFocused();
  await expect(edit(4)).toHaveAccessibleDescription(
    t('subAccount.import.duplicate', { value: 'two@example.com', line: 3 }),
  );
  await page.keyboard.press('Enter');
  await field('list.account').fill('three@example.com');
  await page.keyboard.press('Enter');
  await expect(edit(5)).toBeFocused();
  // Line 5 stays as it is: only the lines that are sent count.
  const { answered, release } = await hold('createSubUser');
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 3 }) }).click();
  await answered;
  await expect(dialog.getByRole('status')).toHaveText(t('subAccount.bulk.progress', { done: 0, count: 3 }));
  release();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 3, failed: 1, skipped: 0 }));
  await dialog.getByRole('button', { name: t('subAccount.import.done'), exact: true }).click();
  await expectShortButtons(dialog);
  await page.setViewportSize({ width: 1280, height: 800 });
  // It can be mended now, too.
  await edit(5).press('Enter');
  await field('list.mobile').fill('13700000014');
  await page.keyboard.press('Enter');
  await expectShortButtons(dialog);
  const retry = dialog.getByRole('button', { name: t('subAccount.bulk.retry', { count: 1 }) });
  await expect(retry).toBeFocused();
  await retry.click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 4, failed: 0, skipped: 0 }));
  const details = await download(page, dialog.getByRole('button', { name: t('subAccount.import.details') }));
  expect(details.match(/\w+@example\.com/g)).toEqual([
    'one@example.com',
    'two@example.com',
    'three@example.com',
    'four@example.com',
  ]);
});

test('several lines are edited at the same time, and one press takes the name that was meant', {
  tag: ['@R6.12', '@zh', '@all'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  const lines = [
    'Account,Name,Phone number,Product permissions',
    'nobody,One,13700000011,',
    'two@example.com,Two,137,',
    'three@example.com,Three,13700000013,Survy tool;品牌体验',
  ];
  await check(dialog, t, csv(lines.join('\n')));
  const edit = (line: number) =>
    dialog.getByRole('button', { name: t('subAccount.import.edit', { line }), exact: true });
  const form = (line: number) => dialog.getByRole('form', { name: t('subAccount.import.edit', { line }) });
  await edit(2).click();
  await form(2).getByRole('textbox').fill('one@example.com');
  await edit(3).click();
  await form(3).getByRole('textbox').fill('13700000012');
  const name = language === 'zh' ? '问卷工具' : 'Survey tool';
  await dialog.getByRole('button', { name: t('subAccount.import.didYouMean', { name }) }).click();
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 3, valid: 1 }));
  // The line above stays open: nothing below is left to mend.
  const saveAll = dialog.getByRole('button', { name: t('subAccount.import.saveAll') });
  await form(3).getByRole('textbox').press('Enter');
  await expect(saveAll).toBeFocused();
  await edit(3).click();
  // What is in the fields counts when it was saved, which the main button does first.
  await expect(form(2).getByRole('textbox')).toHaveValue('one@example.com');
  await saveAll.click();
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 3, valid: 3 }));
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 3 }) }).click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 3, failed: 0, skipped: 0 }));
});

test('the sign-in details of one person are shown and copied, and all of them are as good as the file', {
  tag: ['@R6.12', '@R6.10', '@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv('Account,Name,Phone number\none@example.com,One,13700000011'));
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 1 }) }).click();
  const show = dialog.getByRole('button', { name: t('subAccount.import.showDetailsOf', { name: 'One' }) });
  await show.click();
  const details = page.getByRole('alertdialog', { name: t('subAccount.handover.title', { name: 'One' }) });
  await expect(details).toContainText('one@example.com');
  await details.getByRole('button', { name: t('subAccount.handover.copy') }).click();
  await details.getByRole('button', { name: t('subAccount.handover.done') }).click();
  await expect(details).toBeHidden();
  await expect(show).toBeFocused();
  await dialog.getByRole('button', { name: t('subAccount.import.done'), exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('a review that Escape closes or a closed tab leaves goes on with its corrections', {
  tag: ['@R6.12', '@zh'],
}, async ({ page, context, logIn, t, language }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv('Account,Name,Phone number\nnobody,One,13700000011\ntwo@example.com,Two,137'));
  await dialog.getByRole('button', { name: t('subAccount.import.edit', { line: 2 }) }).click();
  // The faulty cell, and the others on demand.
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByRole('button', { name: t('subAccount.import.allFields') }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  await dialog.getByRole('textbox').first().fill('one@example.com');
  await page.keyboard.press('Enter');
  const preview = t('subAccount.import.preview', { count: 2, valid: 1 });
  await expect(dialog).toContainText(preview);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const onwards = page.getByRole('button', { name: t('subAccount.import.continue') });
  await expect(onwards).toBeFocused();
  // It waits while the user looks something up.
  const menu = page.getByRole('navigation', { name: t('user.layout.navigation') });
  await menu.getByRole('link', { name: t('user.nav.account') }).click();
  await expect(page).toHaveURL(/\/user\/account$/);
  await menu.getByRole('link', { name: t('user.nav.subAccounts') }).click();
  await onwards.click();
  await expect(dialog).toContainText(preview);
  await expect(dialog).toContainText('one@example.com');
  // Without a question: nothing is lost.
  await page.goto('about:blank');
  await page.close();
  const next = await context.newPage();
  await next.goto(localize(paths.subAccounts(), language));
  await next.getByRole('button', { name: t('subAccount.import.continue') }).click();
  const again = next.getByRole('alertdialog', { name: t('subAccount.import.title') });
  await expect(again).toContainText(preview);
  await expect(again).toContainText('one@example.com');
  await again.getByRole('button', { name: t('subAccount.import.other') }).click();
  await expect(again.getByLabel(t('subAccount.import.file'))).toBeAttached();
  await next.reload();
  await expect(next.getByRole('button', { name: t('subAccount.import.label') })).toBeVisible();
});

test('the browser asks before a file with passwords is lost, which nothing stores', {
  tag: ['@R6.12', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv('Account,Name,Phone number,Password\na@example.com,A,13700000011,Rain2027!'));
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 1, valid: 1 }));
  await page.keyboard.press('Escape');
  // Also on other pages.
  const menu = page.getByRole('navigation', { name: t('user.layout.navigation') });
  await menu.getByRole('link', { name: t('user.nav.account') }).click();
  await expect(page).toHaveURL(/\/user\/account$/);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('Rain2027!');
});

const seven = [
  'Account,Name,Phone number,Product permissions',
  ...Array.from({ length: 7 }, (_, index) => `p${index}@example.com,P${index},1370000010${index},品牌体验`),
].join('\n');

test('an import says before how many seats are left, and takes names of the other language', {
  tag: ['@R6.12', '@R8.16', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv(seven));
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 7, valid: 4 }));
  await expect(dialog).toContainText(t('subAccount.import.seats', { count: 4 }));
  await expect(dialog.getByText(t('subAccount.import.noSeat'))).toHaveCount(3);
  // The seats that lack can be asked for without leaving the import.
  await dialog.getByRole('button', { name: t('user.dashboard.moreSeats') }).click();
  await page.getByRole('button', { name: t('user.confirm.cancel') }).click();
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 7, valid: 4 }));
  // Somebody who can wait leaves the seat to somebody else.
  await dialog.getByRole('button', { name: t('subAccount.import.leaveOutLine', { line: 2 }) }).click();
  await expect(dialog.getByText(t('subAccount.import.preview', { count: 6, valid: 4 }))).toBeFocused();
  await dialog.getByRole('button', { name: t('subAccount.matrix.undo') }).click();
  await expect(dialog.getByText(t('subAccount.import.preview', { count: 7, valid: 4 }))).toBeFocused();
  await dialog.getByRole('button', { name: t('subAccount.import.leaveOutLine', { line: 2 }) }).click();
  await expect(dialog.getByText(t('subAccount.import.noSeat'))).toHaveCount(2);
  const refused = await download(page, dialog.getByRole('button', { name: t('subAccount.import.problems') }));
  expect(refused.trim().split('\r\n')).toHaveLength(3);
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 4 }) }).click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 4, failed: 2, skipped: 0 }));
  const calls = (await backend.journal()).filter(({ operationId }) => operationId === 'createSubUser');
  expect(calls).toHaveLength(4);
  expect(JSON.parse(calls[0]?.request ?? '{}')).toMatchObject({ productIds: ['p-brand'] });
});

test('an import stops when the limit is reached in the meantime, and by its button; a closed tab leaves the rest', {
  tag: ['@R6.12', '@R8.16', '@zh'],
}, async ({ page, context, logIn, t, backend, hold }) => {
  await logIn('main', paths.subAccounts());
  const lines = seven.split('\n').slice(0, 4).join('\n').replaceAll('品牌体验', '');
  const dialog = await openImport(page, t);
  await check(dialog, t, csv(lines));
  await backend.fail('createSubUser', 'A2012', { times: 1 });
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 3 }) }).click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 0, failed: 1, skipped: 2 }));
  await expect(dialog.getByText(t('subAccount.import.notTried'))).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
  await dialog.getByRole('button', { name: t('subAccount.import.done') }).click();
  const again = await openImport(page, t);
  await check(again, t, csv(lines));
  const { answered, release } = await hold('createSubUser');
  await again.getByRole('button', { name: t('subAccount.import.submit', { count: 3 }) }).click();
  await answered;
  await again.getByRole('button', { name: t('subAccount.bulk.stop') }).click();
  release();
  await expect(again).toContainText(t('subAccount.bulk.summary', { done: 1, failed: 0, skipped: 2 }));
  await expect(again.getByText(t('subAccount.bulk.stopped'))).toHaveCount(2);
  page.on('dialog', (question) => question.accept());
  await page.goto('about:blank');
  const next = await context.newPage();
  await next.goto(paths.subAccounts());
  await next.getByRole('button', { name: t('subAccount.import.continue') }).click();
  await expect(next.getByRole('alertdialog')).toContainText(
    t('subAccount.import.preview', { count: 2, valid: 2 }),
  );
});

test('the lines that failed for the connection are sent again, and a line whose reply was lost is not created twice', {
  tag: ['@R6.12', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await check(dialog, t, csv(seven.split('\n').slice(0, 3).join('\n')));
  await expect(dialog).toContainText(t('subAccount.import.preview', { count: 2, valid: 2 }));
  // The account exists, and nobody knows it.
  await loseAnswer(page, /\/v1\/users\/sub\b/);
  await backend.set('createSubUser?account=p1@example.com:B0001');
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 2 }) }).click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 0, failed: 2, skipped: 0 }));
  await backend.clear();
  await dialog.getByRole('button', { name: t('subAccount.bulk.retry', { count: 2 }) }).click();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 2, failed: 0, skipped: 0 }));
  const details = await download(page, dialog.getByRole('button', { name: t('subAccount.import.details') }));
  expect(details.trim().split('\r\n')).toHaveLength(3);
});

test('a refresh of the token during an import keeps its progress', {
  tag: ['@R4.11', '@R6.12', '@en', '@all'],
}, async ({ page, context, logIn, t, backend, hold }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  const lines = ['one', 'two', 'three'].map(
    (name, index) => `${name}@example.com,${name},1370000011${index}`,
  );
  await check(dialog, t, csv(['Account,Name,Phone number', ...lines].join('\n')));
  const first = await hold('createSubUser');
  await dialog.getByRole('button', { name: t('subAccount.import.submit', { count: 3 }) }).click();
  await first.answered;
  await expireIn(context, 60);
  first.release();
  await expect(dialog).toContainText(t('subAccount.bulk.summary', { done: 3, failed: 0, skipped: 0 }));
  const details = await download(page, dialog.getByRole('button', { name: t('subAccount.import.details') }));
  expect(details.trim().split('\r\n')).toHaveLength(4);
  expect((await backend.journal()).map(({ operationId }) => operationId)).toContain('refreshToken');
});

test('an import that cannot be checked is tried again with the same file', {
  tag: ['@R6.12', '@R8.24', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main', paths.subAccounts());
  const dialog = await openImport(page, t);
  await backend.set('listSubUsers:network');
  await check(dialog, t, csv('账号,姓名,手机号\none@example.com,One,13700000011'));
  await expect(dialog.getByLabel(t('subAccount.import.file'))).toHaveAccessibleDescription(
    t('error.network'),
  );
  expect(await toast(page, t('error.network')).count()).toBe(0);
  await backend.clear();
  await dialog.getByRole('button', { name: t('user.failed.retry') }).press('Enter');
  await expect(dialog.getByText(t('subAccount.import.preview', { count: 1, valid: 1 }))).toBeFocused();
});
