import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { screensWithActions } from '../../test/screen-actions.ts';
import { translatePage } from '../../test/translate-page.ts';

for (const { operationId, as, path, act, type, tags } of screensWithActions) {
  test(`${path} works translated, when ${operationId} fails and when it succeeds`, {
    tag: ['@R8.5', ...tags],
  }, async ({ page, open, signIn, t, backend }) => {
    if (as) await signIn(as);
    await open(path);
    await waitForHydration(page);
    await translatePage(page);
    const typed = (await type?.(page, t)) ?? {};
    await backend.fail(operationId, 'B0001', { status: 200, times: 1 });
    await act(page, t);
    await expect(toast(page, t('common.apiMsg.B0001')).first()).toBeVisible();
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);

    const calls = async () =>
      (await backend.journal()).filter((call) => call.operationId === operationId && call.code !== 'B0001');
    await act(page, t);
    await expect.poll(async () => (await calls()).length).toBeGreaterThan(0);
    await expect(page.getByText(t('error.server.title'))).toBeHidden();
  });
}

test('the list of sub-accounts works translated: selection and search', {
  tag: ['@R8.5', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  await translatePage(page);
  const { name } = seededAccounts.sub;
  await page.getByRole('checkbox', { name: t('subAccount.list.select', { name }) }).check();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('searchbox', { name: t('subAccount.list.search') }).fill(name);
  await expect(page.getByRole('main')).toContainText(t('subAccount.filter.matches', { count: 1, total: 1 }));
});

test('a page that is translated before its scripts have loaded works', { tag: ['@R8.5', '@zh'] }, async ({
  page,
  t,
  expectedErrors,
}) => {
  // React finds other elements than it has rendered, and renders the page again.
  expectedErrors.push(/Minified React error #418/);
  const translated = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await translated.promise;
    await route.continue();
  });
  await page.goto(localize(paths.login(), 'zh'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translatePage(page);
  translated.resolve();
  await waitForHydration(page);
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page.getByLabel(t('user.layout.menu'))).toBeVisible();
});
