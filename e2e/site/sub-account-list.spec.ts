import { readFile } from 'node:fs/promises';
import type { Page, Response } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { views } from '../../src/portal/sub-accounts/list-query.ts';
import { expect, test } from '../../test/fixtures.ts';
import { chooseForSub } from '../../test/forms.ts';
import type { holdAnswer } from '../../test/hold.ts';
import { waitForHydration } from '../../test/hydration.ts';
import type { Translate } from '../../test/translate.ts';

const { account, name, id } = seededAccounts.sub;

/** From phones to desktops. */
const widths = [320, 390, 768, 1024, 1152, 1280, 1366, 1440];

test('neither list scrolls horizontally, and no number, date or name is broken', { tag: '@all' }, async ({
  page,
  logIn,
  language,
}) => {
  await logIn('main');
  const wrong: string[] = [];
  for (const view of views) {
    await page.goto(localize(paths.subAccounts({ view }), language));
    const list = page.getByRole('region').filter({ has: page.getByRole('table') });
    await expect(list.getByRole('row')).toHaveCount(7);
    // Numbers and dates are on one line, names and e-mail addresses on two at most.
    const kinds = [
      { cells: list.getByRole('cell').filter({ hasText: /^\d[\d-]+$/ }), lines: 1 },
      {
        cells: list
          .getByRole('rowheader')
          .getByRole('link')
          .or(list.getByRole('cell', { name: /@/ })),
        lines: 2,
      },
    ];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overhang = await list.evaluate((one) => one.scrollWidth - one.clientWidth);
      if (overhang > 0) wrong.push(`${view}, ${width} px: ${overhang} too wide`);
      for (const { cells, lines } of kinds) {
        const broken = await cells.evaluateAll((all, most) => {
          const linesOf = (cell: Element) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
          };
          return all.filter((cell) => linesOf(cell) > most).map((cell) => cell.textContent);
        }, lines);
        if (broken.length > 0) wrong.push(`${view}, ${width} px: ${broken.join(', ')} broken`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('filters, sort order and page are in the URL', { tag: ['@R2.15', '@zh'] }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  await logIn('main', paths.subAccounts());
  await page.getByLabel(t('subAccount.list.status'), { exact: true }).selectOption({ value: '0' });
  await expect(page).toHaveURL(/status=0/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel(t('subAccount.list.de'), { exact: true }).selectOption({ value: '1' });
  await expect(page.getByText(t('subAccount.list.noneFit'))).toBeVisible();
  // Somebody whom the filters leave out is found among all.
  await page.getByRole('searchbox', { name: t('subAccount.list.search') }).fill(account);
  await page.getByRole('button', { name: t('subAccount.list.searchAll', { keyword: account }) }).click();
  await expect(page.getByRole('row').filter({ hasText: account })).toBeVisible();
  await expect(page).not.toHaveURL(/status|de=/);
  await expect(page.getByText(t('subAccount.list.seats', { used: 6, limit: 10 }))).toBeVisible();
  await page.getByRole('button', { name: t('subAccount.filter.clear') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
  await expect(page.getByRole('searchbox', { name: t('subAccount.list.search') })).toBeFocused();
  await page.getByLabel(t('subAccount.filter.canUse'), { exact: true }).selectOption({ value: 'p-brand' });
  await expect(page.getByRole('row').filter({ hasText: account })).toBeVisible();
  await page.getByRole('button', { name: t('subAccount.list.account'), exact: true }).click();
  await expect(page).toHaveURL(/sort=account/);
  const head = page.getByRole('columnheader', { name: t('subAccount.list.account') });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: t('subAccount.list.account'), exact: true }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  // Both saving and canceling an edit return to the same list.
  for (const way of ['link', 'button'] as const) {
    const left = page.url();
    await chooseForSub(page, t, 'subAccount.list.edit');
    const back = way === 'link' ? 'subAccount.create.cancel' : 'subAccount.edit.submit';
    await page.getByRole(way, { name: t(back) }).click();
    await expect(page).toHaveURL(left);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }
});

test('the list follows the search while it is typed, and back returns to the whole list', {
  tag: ['@R2.15', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  await expect(page.getByRole('row')).toHaveCount(7);
  const search = page.getByRole('searchbox', { name: t('subAccount.list.search') });
  await search.pressSequentially(name.slice(0, 1));
  await expect(page).toHaveURL(/keyword=/);
  await search.pressSequentially(name.slice(1));
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(search).toHaveValue(name);
  await expect(page.getByText(t('subAccount.filter.matches', { count: 1, total: 1 }))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(search).toHaveValue('');
});

test('who can use a service, nothing, or never signed in, is a filter', {
  tag: ['@R2.15', '@R6.4', '@en'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  const row = page.getByRole('row').filter({ hasText: account });
  const canUse = page.getByLabel(t('subAccount.filter.canUse'), { exact: true });
  await canUse.selectOption({ value: 's-sample' });
  await expect(page).toHaveURL(/serviceId=s-sample/);
  await expect(row).toBeVisible();
  // The column says what else the person can use.
  const names = await canUse.locator('option[value="s-sample"]').textContent();
  await expect(row).toContainText(names ?? '');
  await expect(row).toContainText(t('subAccount.list.canUseSome', { count: 3, total: 6, names: '' }).trim());
  await canUse.selectOption({ value: '0' });
  await expect(page).toHaveURL(/assigned=0/);
  await expect(row).toBeHidden();
  await canUse.selectOption({ value: '' });
  await page.getByLabel(t('subAccount.list.lastLogin'), { exact: true }).selectOption({ value: '0' });
  await expect(page).toHaveURL(/signedIn=0/);
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: t('subAccount.filter.clear') }).click();
  await expect(row).toBeVisible();
});

test('twelve people are in view at 1280 by 800, and the header stays with a hundred', {
  tag: ['@R2.15', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.startScenario('many-sub-accounts');
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('main', paths.subAccounts());
  await expect(page.getByRole('row').nth(12)).toBeInViewport({ ratio: 0.9 });
  for (const view of views) {
    await page.goto(localize(paths.subAccounts({ view }), 'en'));
    await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader').nth(1)).toBeInViewport();
  }
  // The table begins at 1024 px.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(localize(paths.subAccounts(), 'en'));
  const head = page.getByRole('columnheader', { name: t('subAccount.list.status') });
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.height).toBeGreaterThan(20);
});

test('the export contains all filtered rows in a format that Excel opens', { tag: '@en' }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts({ keyword: account }));
  await expect(page.getByRole('row')).toHaveCount(2);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('subAccount.export.label') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, row, end] = text.slice(1).split('\r\n');
  expect(head).toContain(`"${t('subAccount.list.account')}","${t('subAccount.list.name')}"`);
  expect(row).toContain(`"${account}","${name}"`);
  expect(end).toBe('');
});

test('the current rows stay while new rows load', { tag: '@en' }, async ({ page, logIn, t, hold }) => {
  await logIn('main', paths.subAccounts());
  await expect(page.getByRole('row')).toHaveCount(7);
  const { release } = await hold('listSubUsers');
  await page.getByRole('button', { name: t('subAccount.list.name'), exact: true }).click();
  await expect(page.locator('[aria-busy=true]').filter({ has: page.getByRole('table') })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(7);
  // The select shows a new choice immediately.
  const status = page.getByLabel(t('subAccount.list.status'), { exact: true });
  await status.selectOption({ value: '1' });
  await expect(status).toHaveValue('1');
  await expect(page).not.toHaveURL(/status=1/);
  release();
  await expect(page).toHaveURL(/sort=name&status=1|status=1&sort=name/);
});

test('a sub-account has no sub-account menu and is redirected from every sub-account page', {
  tag: ['@R2.21', '@R2.25', '@R3.3', '@R6.2', '@zh'],
}, async ({ page, logIn, open, t, language }) => {
  await logIn('sub');
  await expect(page.getByRole('link', { name: t('user.nav.info') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('user.nav.subAccounts') })).toBeHidden();
  for (const path of [
    paths.subAccounts(),
    paths.subAccounts({ view: 'permissions' }),
    paths.subAccountCreate(),
    paths.subAccountEdit(id),
  ]) {
    await open(path);
    await expect(page).toHaveURL(localize(paths.userInfo('A0403'), language));
    await expect(page.getByText(t('user.forbidden.askMainAccount'))).toBeVisible();
  }
});

/** Starts an export, whose first answer waits for `release`. The result has the names of downloaded files, and counts the calls. */
async function startExport(
  page: Page,
  t: Translate,
  hold: (operationId: 'listSubUsers') => ReturnType<typeof holdAnswer>,
) {
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  const { answered, release } = await hold('listSubUsers');
  await page.getByRole('button', { name: t('subAccount.export.label') }).click();
  await answered;
  const later: string[] = [];
  page.on('request', (request) => request.url().includes('/users/sub?') && later.push(request.url()));
  return { files, later, release };
}

test('leaving the page cancels an export', { tag: ['@zh', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
  hold,
}) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  const { files, later, release } = await startExport(page, t, hold);
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.info.title'));
  release();
  // An export that goes on would call the API before this page has loaded.
  await page.getByRole('link', { name: t('user.nav.company') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.title'));
  expect(later).toEqual([]);
  expect(files).toEqual([]);
});

test('a logout in another tab cancels an export', { tag: ['@zh', '@all'] }, async ({
  page,
  context,
  logIn,
  t,
  backend,
  hold,
}) => {
  await backend.startScenario('many-sub-accounts');
  await logIn('main', paths.subAccounts());
  const { files, later, release } = await startExport(page, t, hold);
  const other = await context.newPage();
  await other.goto(paths.transfer('logout'));
  await expect(page.getByRole('heading', { name: t('login.heading') })).toBeVisible();
  release();
  await other.goto(paths.newsList());
  await waitForHydration(other);
  expect(later).toEqual([]);
  expect(files).toEqual([]);
});

test('a list without sub-accounts has no filters, and one page has no page links', {
  tag: ['@R2.15', '@zh', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: t('subAccount.list.pages') })).toHaveCount(0);
  await expect(page.getByRole('search')).toBeVisible();
  await logIn('fresh', paths.subAccounts());
  await expect(page.getByText(t('subAccount.list.empty'))).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});

test('a list of twenty thousand loads one page at a time, and the export contains all', {
  tag: ['@zh', '@all'],
}, async ({ page, signIn, open, t, backend }) => {
  await backend.startScenario('vast-company');
  await signIn('main');
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/users/sub?')) responses.push(response);
  });
  /** Expects one small response since the last call, for one page of rows. */
  const staysSmall = async (rows: number, calls = 1) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(rows + 1);
    expect(responses).toHaveLength(calls);
    const bodies = await Promise.all(responses.map((answer) => answer.body()));
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThan(30_000);
    responses.length = 0;
  };
  await open(paths.subAccounts());
  await expect(page.getByText('20,006')).toBeVisible();
  await staysSmall(50);
  await page.getByRole('button', { name: t('subAccount.list.name'), exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await staysSmall(50);
  await page.getByLabel(t('subAccount.list.status'), { exact: true }).selectOption({ value: '1' });
  await expect(page).toHaveURL(/status=1/);
  // A filtered list does not have the total of all.
  await staysSmall(50, 2);
  await page.getByRole('link', { name: t('subAccount.list.next') }).click();
  await expect(page).toHaveURL(/page=2/);
  await staysSmall(50, 2);
  await page.getByRole('link', { name: t('subAccount.list.previous') }).click();
  await expect(page).not.toHaveURL(/page=/);
  // The links to the views contain the page that is shown, and the URL changes before it.
  await expect(page.getByRole('link', { name: t('subAccount.list.previous') })).toHaveCount(0);
  responses.length = 0;
  await page.getByRole('link', { name: t('subAccount.view.permissions') }).click();
  await expect(page).toHaveURL(/view=permissions/);
  await expect(page.getByRole('row').nth(1).getByRole('checkbox').first()).toBeVisible();
  await staysSmall(50, 2);
  await page.getByRole('searchbox', { name: t('subAccount.list.search') }).fill(account);
  await expect(page.getByRole('row').nth(1)).toContainText(account);
  await staysSmall(1, 2);
  // A page beyond the last one redirects to the last one.
  await open(paths.subAccounts({ page: 9999 }));
  await expect(page).toHaveURL(/page=401$/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('subAccount.export.label') }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(20_007);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('controls are large enough for a thumb, and the bar of a selection has two rows', {
    tag: '@R6.11',
  }, async ({ page, logIn, t }) => {
    await logIn('main', paths.subAccounts());
    const select = page.getByRole('checkbox', { name: t('subAccount.list.selectAll') });
    await select.check();
    const bar = page.getByRole('toolbar', { name: t('subAccount.bulk.label') });
    expect((await bar.boundingBox())?.height).toBeLessThan(2.5 * 44);
    const small = (controls: Element[]) =>
      controls.flatMap((control) => {
        const { height } = control.getBoundingClientRect();
        return height > 0 && height < 44 ? (control.ariaLabel ?? control.textContent) : [];
      });
    const controls = (view: string) =>
      page.getByRole('main').locator(`button, select, input, [aria-label="${view}"] a`);
    expect(await controls(t('subAccount.view.label')).evaluateAll(small)).toEqual([]);
    // "Select all" is above the boxes of the cards, and the sort order beside it.
    const boxes = page.getByRole('checkbox');
    expect((await boxes.nth(0).boundingBox())?.x).toBe((await boxes.nth(1).boundingBox())?.x);
    const name = page.getByRole('button', { name: t('subAccount.list.name'), exact: true });
    const [all, sort] = [await select.boundingBox(), await name.boundingBox()];
    expect(all?.y).toBeCloseTo(sort?.y ?? 0, 0);
    // A card shows everything that a person can use.
    const permissions = page.getByRole('row').nth(2).getByRole('cell').nth(2);
    expect(await permissions.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  });
});
