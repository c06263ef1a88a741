import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { chooseForSub } from '../../test/forms.ts';
import { waitForHydration } from '../../test/hydration.ts';

test('navigation focuses the heading of the new page', { tag: '@en' }, async ({ page, logIn, t }) => {
  await logIn('main');
  const title = page.getByRole('heading', { level: 1 });
  // A document request leaves the focus to the browser.
  await expect(title).not.toBeFocused();
  await page.getByRole('link', { name: t('user.nav.info') }).press('Enter');
  await expect(title).toHaveText(t('user.info.title'));
  await expect(title).toBeFocused();
  // The next tab stop is the first control of the page.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: sampleContent.contact.servicePhone }),
  ).toBeFocused();
  await page.getByRole('link', { name: t('user.nav.subAccounts') }).press('Enter');
  await expect(title).toHaveText(t('subAccount.list.title'));
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toHaveText(t('user.info.title'));
  await expect(title).toBeFocused();
});

test('filters, sort order and view preserve the focus', { tag: ['@en', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  const status = page.getByLabel(t('subAccount.list.status'), { exact: true });
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/status=/);
  await expect(status).toBeFocused();
  const account = page.getByRole('button', { name: t('subAccount.list.account'), exact: true });
  await account.press('Enter');
  await expect(page).toHaveURL(/sort=account/);
  await expect(account).toBeFocused();
  const view = page.getByRole('link', { name: t('subAccount.view.permissions') });
  await view.press('Enter');
  await expect(page).toHaveURL(/view=permissions/);
  await expect(view).toBeFocused();
});

test('navigation from the drawer focuses the new page', { tag: ['@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main');
  await page.getByRole('button', { name: t('user.layout.navigation') }).press('Enter');
  const drawer = page.getByRole('dialog', { name: t('user.layout.navigation') });
  await drawer.getByRole('link', { name: t('user.nav.company') }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('company.title') })).toBeFocused();
});

test('dialogs, errors and deletions leave the focus at a useful place', { tag: '@en' }, async ({
  page,
  logIn,
  open,
  t,
}) => {
  await logIn('main', paths.subAccounts());
  const title = page.getByRole('heading', { level: 1 });
  await chooseForSub(page, t, 'subAccount.reset.label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: t('subAccount.password.generated') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[aria-haspopup=menu]:focus')).toBeVisible();
  await open(paths.subAccountCreate());
  await waitForHydration(page);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).press('Enter');
  await expect(field(page, t('subAccount.create.account'))).toBeFocused();
  await page.getByRole('link', { name: t('subAccount.create.cancel') }).press('Enter');
  await expect(title).toHaveText(t('subAccount.list.title'));
  await expect(title).toBeFocused();
});

test('going offline shows a notice and preserves input; the page recovers when online', {
  tag: ['@zh', '@journey'],
}, async ({ page, logIn, t, context, language }) => {
  await logIn('main', paths.userCompany());
  const address = field(page, t('company.address'));
  await address.fill('另一条路 9 号');
  await context.setOffline(true);
  const notice = page.getByText(t('offline.notice'));
  await expect(notice).toBeVisible();
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(notice, 'the notice stays in view').toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t('company.save') }).click();
  // The form says it, and no toast does.
  await expect(page.getByRole('main').getByRole('alert').getByText(t('error.offline'))).toBeInViewport();
  expect(await toast(page, t('error.offline')).count()).toBe(0);
  await expect(address).toHaveValue('另一条路 9 号');
  await context.setOffline(false);
  await expect(page.getByText(t('offline.notice'))).toBeHidden();
  await page.getByRole('button', { name: t('company.save') }).click();
  await expect(toast(page, t('company.saved'))).toBeVisible();

  await context.setOffline(true);
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: t('user.nav.info') }).click();
  await expect(title).toHaveText(t('user.offline.title'));
  await expect(title).toBeFocused();
  await context.setOffline(false);
  await expect(title).toHaveText(t('user.info.title'));
  await expect(page).toHaveURL(localize(paths.userInfo(), language));
});

test('a URL with an invalid percent-encoded hash gets focus like any other', {
  tag: ['@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(`${paths.about()}#%`);
  await waitForHydration(page);
  const title = page.getByRole('heading', { level: 1 });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('site.action.apply') })
    .first()
    .click();
  await expect(title).toHaveText(t('apply.title'));
  await page.goBack();
  await expect(title).not.toHaveText(t('apply.title'));
  await expect(title).toBeFocused();
});
