import type { Locator } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

test('a toast is announced, stays under the pointer, gives the focus back, and passes axe', {
  tag: ['@R8.7', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await backend.fail('listMyProducts', 'B0001', { times: 1 });
  await logIn('main');
  const message = t('common.apiMsg.B0001');
  // The pointer stops its time.
  await toast(page, message).hover();
  await expect(page.getByRole('alert').filter({ hasText: message }).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await getAxeViolations(page)).toEqual([]);
  const menu = page.getByLabel(t('user.layout.menu'));
  await menu.focus();
  const close = page.getByRole('region', { name: t('site.toast.region') }).getByRole('button');
  await close.click();
  await expect(toast(page, message)).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the texts of errors load beside the call that may fail', { tag: ['@R8.7', '@zh'] }, async ({
  page,
  open,
  t,
  hold,
}) => {
  const { answered, release } = await hold('loginByPassword');
  await open(paths.login());
  await waitForHydration(page);
  const texts = page.waitForResponse(/common\.apiMsg/);
  await fillPasswordLogin(page, t, seededAccounts.main.account, 'Wrong2027!');
  await answered;
  await texts;
  release();
  await expect(toast(page, t('common.apiMsg.A0102'))).toBeVisible();
});

test('on a phone, a toast covers neither the title nor Save, also while offline', {
  tag: ['@R8.7', '@all'],
}, async ({ page, logIn, context, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main', paths.userCompany());
  const save = page.getByRole('button', { name: t('company.save') });
  const title = page.getByRole('heading', { level: 1 });
  const overlaps = async (one: Locator, other: Locator) => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
    return !a || !b || (a.y < b.y + b.height && b.y < a.y + a.height);
  };
  await field(page, t('company.address')).fill('8 Example Road');
  await save.click();
  await toast(page, t('company.saved')).hover();
  expect(await overlaps(toast(page, t('company.saved')), save)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await overlaps(toast(page, t('company.saved')), title)).toBe(false);
  await context.setOffline(true);
  await expect(page.getByText(t('offline.notice'))).toBeVisible();
  expect(await overlaps(toast(page, t('company.saved')), title)).toBe(false);
  await save.scrollIntoViewIfNeeded();
  expect(await overlaps(toast(page, t('company.saved')), save)).toBe(false);
});

for (const [path, operationId] of [
  [paths.userInfo(), 'getUserDetail'],
  [paths.container('p-brand'), 'getProductLoginUrl'],
] as const)
  test(`on a phone, toasts leave an open menu of ${path} uncovered`, {
    tag: ['@R8.7', '@en', '@all'],
  }, async ({ page, logIn, t, backend }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await backend.fail(operationId, 'B0001');
    await logIn('main', path);
    const shown = toast(page, t('common.apiMsg.B0001'));
    await shown.hover();
    await page.getByLabel(t('user.layout.menu')).press('Enter');
    const logOut = page.getByRole('link', { name: t('user.layout.logout') });
    await expect(logOut).toBeVisible();
    const [box, last] = [await shown.boundingBox(), await logOut.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN));
  });

test('a toast leaves the language switch of the login uncovered', { tag: ['@R8.7', '@en', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.locked.account, seededPassword);
  const shown = toast(page, t('common.apiMsg.A0105'));
  await shown.hover();
  const box = await shown.boundingBox();
  const languageSwitch = await page.locator(`[hreflang]:not([hreflang^="${language}"])`).boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(languageSwitch?.y ?? Number.NaN);
});

test('a toast lies above the open details of a person', { tag: ['@R8.7', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main', paths.subAccounts());
  await page.getByRole('link', { name: seededAccounts.sub.name }).click();
  const details = page.getByRole('dialog', {
    name: t('subAccount.person.label', { name: seededAccounts.sub.name }),
  });
  await details.getByText(t('subAccount.list.edit')).click();
  await page.getByRole('button', { name: t('subAccount.edit.submit') }).click();
  await expect(details).toBeVisible();
  const shown = toast(page, t('subAccount.edit.done'));
  await expect(shown).toBeVisible();
  const isOnTop = await shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('a toast on a public page loads no code of the user area or of a session', {
  tag: ['@R8.7', '@zh'],
}, async ({ page, open, t, backend }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(paths.newsList());
  await waitForHydration(page);
  await backend.fail('listNews', 'B0001');
  await page.getByRole('link', { name: t('pagination.next') }).click();
  await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
  expect(scripts.filter((script) => /toast-viewport/.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => /\/(?:portal|signed-in|login)-/.test(script))).toEqual([]);
});
