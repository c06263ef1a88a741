import type { Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths/paths.ts';
import { maskEmail } from '../../src/session/mask.ts';
import { getAxeViolations, runsAxe } from '../../test/axe.ts';
import { expect, field, fillPasswordLogin, test } from '../../test/fixtures.ts';
import { findBorderlessControls } from '../../test/forced-colors.ts';
import { chooseForSub, fillColleague } from '../../test/forms.ts';
import { holdApi } from '../../test/hold.ts';
import { waitForHydration } from '../../test/hydration.ts';
import type { Language } from '../../test/translate.ts';

const pages = [
  paths.user(),
  paths.userInfo(),
  paths.userCompany(),
  paths.userAccount('password'),
  paths.userAccount('mobile'),
  paths.subAccounts(),
  paths.subAccounts({ view: 'permissions' }),
  paths.subAccountCreate(),
  paths.subAccountEdit(seededAccounts.sub.id),
  paths.container('p-brand'),
];

const variants = [
  { width: 1440, colorScheme: 'light', place: 'desktop' },
  { width: 390, colorScheme: 'dark', place: 'phone' },
] as const;

test('the navigation is a keyboard-accessible drawer on a phone', { tag: ['@R2.25', '@zh'] }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main');
  const toggle = page.getByRole('button', { name: t('user.layout.navigation') });
  await toggle.press('Enter');
  const drawer = page.getByRole('dialog', { name: t('user.layout.navigation') });
  await expect(drawer.getByRole('link')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await drawer.getByRole('link', { name: t('user.nav.company') }).press('Enter');
  await expect(page).toHaveURL(localize(paths.userCompany(), language));
  await expect(drawer).toBeHidden();
});

test('the user menu says who is signed in, and how to reach help', { tag: ['@R2.25', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('sub');
  await page.getByLabel(t('user.layout.menu')).click();
  const menu = page.getByRole('banner').getByRole('group').first();
  await expect(page.getByRole('banner')).toContainText('禾野演示食品有限公司');
  await expect(menu).toContainText(seededAccounts.sub.name);
  await expect(menu).toContainText(maskEmail(seededAccounts.sub.account));
  await expect(menu).toContainText(t('user.role.sub'));
  await expect(menu).toContainText('禾野演示食品有限公司');
  await expect(menu.getByText(t('site.footer.hours'))).toBeVisible();
  await expect(menu.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute(
    'href',
    'mailto:sales@example.com',
  );
});

test('the user area shows the data of the account, for main accounts and sub-accounts', {
  tag: ['@R1.4', '@R6.6', '@R6.7', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  const main = page.getByRole('main');
  const goTo = async (key: TextKey<'user'>, title: string) => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t(key) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await logIn('main');
  const available = main
    .getByRole('listitem')
    .filter({ hasText: t('user.dashboard.expires', { date: '' }).trim() });
  await expect(available).toHaveCount(6);
  await goTo('user.nav.info', t('user.info.title'));
  await expect(main.getByRole('definition').last()).toHaveText(t('user.role.main'));
  await goTo('user.nav.company', t('company.title'));
  await goTo('user.nav.account', t('account.title'));
  await goTo('user.nav.subAccounts', t('subAccount.list.title'));
  await logIn('sub');
  const { name, account } = seededAccounts.main;
  await expect(main).toContainText(t('user.dashboard.introSub'));
  await expect(main.getByText(t('user.askMainAccount.named', { name }))).toBeVisible();
  await expect(main.getByRole('button', { name: t('user.dashboard.apply') })).toHaveCount(0);
  await goTo('user.nav.info', t('user.info.title'));
  await expect(main.getByText(t('user.info.readOnlySub', { name }))).toBeVisible();
  await expect(main.getByRole('link', { name: t('user.askMainAccount.write', { name }) })).toBeVisible();
  await expect(main.getByRole('definition').last()).toHaveText(`${name} ${account}`);
  await expect(main.getByText(t('user.role.sub'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('user.nav.subAccounts') })).toHaveCount(0);
  await logIn('fresh');
  await expect(main.getByText(t('user.dashboard.noProducts'))).toBeVisible();
  await expect(main.getByText(t('user.dashboard.noServices'))).toBeVisible();
  await expect(available).toHaveCount(0);
  // An expired product differs from one that was never opened.
  await backend.advance(60 * 24 * 60 * 60_000);
  await logIn('main');
  await expect(main.getByText(t('user.dashboard.ended'), { exact: true })).toHaveCount(1);
});

test('tab titles name the user area, and the current breadcrumb is no link', {
  tag: ['@en', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.userInfo());
  await expect(page).toHaveTitle(new RegExp(`^${t('user.info.title')} - ${t('user.layout.centre')}`));
  const breadcrumbs = page.getByRole('navigation', { name: t('user.layout.breadcrumbs') });
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(t('user.info.title'));
  await expect(breadcrumbs.getByRole('button')).toHaveCount(0);
});

test('the color scheme is persisted', { tag: ['@zh', '@all'] }, async ({ page, logIn, t }) => {
  await logIn('main');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByLabel(t('user.layout.menu')).click();
  await page.getByRole('radio', { name: t('user.scheme.dark') }).check();
  await expect.poll(ground).toBe('dark');
  await page.reload();
  expect(await ground()).toBe('dark');
  await waitForHydration(page);
  await page.getByLabel(t('user.layout.menu')).click();
  await page.getByRole('radio', { name: t('user.scheme.system') }).check();
  await expect.poll(ground).toBe('light dark');
});

test('a session that expires during a form returns to it with its input except the password', {
  tag: ['@R4.9', '@R4.11', '@R2.20', '@en'],
}, async ({ page, logIn, t, backend, language }) => {
  await logIn('main', paths.subAccountCreate());
  await fillColleague(page, t);
  await backend.fail('createSubUser', 'A0401', { times: 1 });
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(t('login.ended'))).toBeVisible();
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(localize(paths.subAccountCreate(), language));
  await expect(field(page, t('subAccount.create.account'))).toHaveValue('colleague@example.com');
  await expect(field(page, t('subAccount.create.name'))).toHaveValue('新同事');
  await expect(page.getByRole('radio', { name: t('subAccount.password.generated') })).toBeChecked();
});

/** Judges a loaded page: light and wide, dark and narrow, at 320 pixels, and with forced colors. */
async function judge(page: Page, language: Language) {
  for (const { width, colorScheme, place } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // The colors change with a transition.
    if (runsAxe(language, place)) await expect.poll(() => getAxeViolations(page), `${width} px`).toEqual([]);
    const tables = page.getByRole('region').filter({ has: page.getByRole('table') });
    for (const table of width < 480 ? await tables.all() : [])
      expect
        .soft(await table.evaluate((one) => one.scrollWidth - one.clientWidth), 'a table')
        .toBeLessThanOrEqual(0);
  }
  await expectNoOverflow(page);
  expect.soft(await findBorderlessControls(page), 'forced colours').toEqual([]);
}

async function expectNoOverflow(page: Page) {
  for (const { width } of [...variants, { width: 320 }]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const path of pages) {
  test(
    `${path} is accessible and fits every width, while it loads and when it has loaded`,
    {
      // Both forms of the account have one layout.
      tag: path === paths.userAccount('mobile') ? ['@zh', '@all'] : '@zh',
    },
    async ({ page, signIn, open, t, language }, { project }) => {
      await signIn('main');
      const release = await holdApi(page, project.metadata.apiBase);
      await open(path);
      await waitForHydration(page);
      const loading = page.getByRole('progressbar', { name: t('user.layout.loading') }).first();
      await expect(loading).toBeVisible();
      expect.soft(await getAxeViolations(page), 'while it loads').toEqual([]);
      await expectNoOverflow(page);
      release();
      await expect(loading).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await judge(page, language);
    },
  );
}

test('a dialog of the user area is accessible and fits every width', { tag: '@en' }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  await logIn('main', paths.subAccounts());
  await chooseForSub(page, t, 'subAccount.delete.label');
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, language);
});

test('a refused page tells a sub-account to ask its main account, and a main account to contact us', {
  tag: ['@R2.21', '@R8.11', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.fail('getUserDetail', 'A0403');
  const ask = page.getByRole('main').getByText(t('user.forbidden.askMainAccount'));
  const { name, account } = seededAccounts.main;
  const write = page.getByRole('main').getByRole('link', { name: t('user.askMainAccount.write', { name }) });
  await logIn('sub', paths.userInfo());
  await expect(ask).toBeVisible();
  await expect(write).toHaveAttribute('href', new RegExp(`^mailto:${account}\\?subject=`));
  await expect(page.getByRole('main').getByText(t('site.footer.hours'))).toHaveCount(0);
  await logIn('main', paths.userInfo());
  await expect(page.getByRole('main').getByText(t('common.apiMsg.A0403'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('site.footer.hours'))).toBeVisible();
  await expect(ask).toHaveCount(0);
});
