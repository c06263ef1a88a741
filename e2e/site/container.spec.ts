import { seededAccounts } from '../../mocks/db/accounts.ts';
import { dayMs } from '../../mocks/db/limits.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { test as base, expect, toast } from '../../test/fixtures.ts';
import { urls } from '../../test/global-setup.ts';
import { overrideConfig } from '../../test/override-config.ts';

const names = {
  zh: { brand: '品牌体验', survey: '问卷工具', employee: '员工体验', service: '服务体验' },
  en: {
    brand: 'Brand experience',
    survey: 'Survey tool',
    employee: 'Employee experience',
    service: 'Service experience',
  },
};

const test = base.extend<{ names: (typeof names)['zh'] }>({
  names: async ({ language }, use) => use(names[language]),
});

test('a product opens in an iframe, and another one can be selected', {
  tag: ['@R2.16', '@R2.26', '@R3.4', '@journey', '@zh'],
}, async ({ page, names, logIn, t, language }) => {
  await logIn('main');
  await page.getByRole('link', { name: t('user.dashboard.enterProduct', { name: names.brand }) }).click();
  await expect(page).toHaveURL(localize(paths.container('p-brand'), language));
  const own = page.getByRole('heading', { level: 1, name: names.brand });
  await expect(own).toBeFocused();
  expect((await own.boundingBox())?.height).toBe(1);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', names.brand);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(names.brand);
  const products = page.getByRole('combobox', { name: t('container.product') });
  await expect(products).toContainText(names.brand);
  await products.click();
  await page.getByRole('option', { name: names.survey }).click();
  await expect(page).toHaveURL(localize(paths.container('p-survey'), language));
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(names.survey);
  // The server renders the loading indicator.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(`<title>${t('container.title')}`);
  expect(html).toMatch(new RegExp(`role="progressbar"[^>]*aria-label="${t('user.layout.loading')}"`));
  await page.getByRole('link', { name: t('container.back') }).click();
  await expect(page).toHaveURL(localize(paths.user(), language));
});

test('a product without a subscription says so and takes a request', {
  tag: ['@R2.16', '@R6.4', '@en', '@all'],
}, async ({ page, names, logIn, t }) => {
  await logIn('main', paths.container('p-employee'));
  await expect(page.getByText(t('container.notOpened', { name: names.employee }))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('user.dashboard.apply') })
    .click();
  const name = t('user.request.title.portal', { name: names.employee });
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a colleague without permission sees once that it is missing, and whom to ask', {
  tag: ['@R2.16', '@R6.4', '@zh'],
}, async ({ page, names, logIn, t }) => {
  await logIn('sub', paths.container('p-service'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    t('container.noPermission', { name: names.service }),
  );
  const { name } = seededAccounts.main;
  await expect(main.getByRole('link', { name: t('user.askMainAccount.write', { name }) })).toBeVisible();
  expect(await toast(page, t('common.apiMsg.A4001')).count()).toBe(0);
});

test('an unknown product shows an error; a failing product URL can be retried', {
  tag: ['@R7.14', '@en'],
}, async ({ page, names, logIn, open, t, backend }) => {
  await logIn('main', paths.container('p-nothing'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('user.missing.title'));
  await expect(page.getByRole('main').getByText(t('common.apiMsg.A4002'))).toBeVisible();
  await expect(toast(page, t('common.apiMsg.A4002'))).toBeVisible();
  await backend.fail('getProductLoginUrl', 'B0001', { times: 1 });
  await open(paths.container('p-brand'));
  await expect(title).toHaveText(t('error.server.title'));
  await page.getByRole('button', { name: t('user.failed.retry') }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(names.brand);
});

test('a refused product outside the list does not say that there are no products', {
  tag: ['@R2.16', '@R6.4', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.fail('getProductLoginUrl', 'A4001');
  const notice = page.getByRole('heading', { level: 2 });
  await logIn('main', paths.container('p-nothing'));
  await expect(notice).toHaveText(t('user.missing.title'));
  await logIn('fresh', paths.container('p-nothing'));
  await expect(notice).toHaveText(t('user.dashboard.noProducts'));
});

test('a product whose contract has ended says when, and can be renewed', {
  tag: ['@R2.16', '@R2.26', '@zh', '@all'],
}, async ({ page, names, signIn, open, t, backend }) => {
  await backend.advance(40 * dayMs);
  await signIn('main');
  await open(paths.container('p-brand'));
  const notice = page.getByRole('main');
  await expect(notice.getByRole('heading', { level: 2 })).toHaveText(
    t('container.ended', { name: names.brand }),
  );
  await expect(notice).not.toContainText(t('common.apiMsg.A3005'));
  await expect(notice.getByRole('button', { name: t('user.dashboard.renew') })).toBeVisible();
  await page.getByRole('combobox', { name: t('container.product') }).click();
  await expect(page.getByRole('option', { name: names.brand })).toContainText(t('user.dashboard.ended'));
  await signIn('sub');
  await open(paths.container('p-brand'));
  await expect(notice.getByRole('heading', { level: 2 })).toHaveText(
    t('container.ended', { name: names.brand }),
  );
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expect(notice.getByRole('link', { name: 'sales@example.com' })).toHaveCount(0);
  const { name, account } = seededAccounts.main;
  const ask = notice.getByRole('link', { name: t('user.askMainAccount.write', { name }) });
  const mail = new URL((await ask.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(account);
  expect(mail.searchParams.get('subject')).toBe(t('user.askMainAccount.renew', { name: names.brand }));
});

test('a product that is listed as available and refused says both', {
  tag: ['@R2.75', '@en'],
}, async ({ page, names, logIn, t, backend }) => {
  const notice = page.getByRole('main');
  for (const code of ['A3005', 'A4001'] as const) {
    await backend.fail('getProductLoginUrl', code);
    await logIn('main', paths.container('p-brand'));
    await expect(notice.getByRole('heading', { level: 2 })).toHaveText(
      t('container.refused', { name: names.brand }),
    );
    await expect(notice).toContainText(t('container.refusedText'));
    await expect(notice.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
    await expect(notice.getByRole('button', { name: t('user.dashboard.apply') })).toHaveCount(0);
  }
  await logIn('sub', paths.container('p-brand'));
  await expect(notice).toContainText(t('container.refusedTextSub'));
  await expect(
    notice.getByRole('link', { name: t('user.askMainAccount.write', { name: seededAccounts.main.name }) }),
  ).toBeVisible();
});

test('after the end of the contract the container says that there are no products, as the dashboard does', {
  tag: ['@R2.16', '@R6.4', '@en', '@all'],
}, async ({ page, logIn, open, t, backend }) => {
  await backend.fail('listMyProducts', 'A4001');
  await backend.fail('getProductLoginUrl', 'A4001');
  await logIn('main');
  const none = page.getByRole('main').getByText(t('user.dashboard.noProducts'));
  await expect(none).toBeVisible();
  for (const id of ['p-brand', undefined]) {
    await open(paths.container(id));
    await expect(none).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('user.dashboard.apply') })
        .first(),
    ).toBeVisible();
  }
});

test('without configured origins a product opens in a new tab', { tag: ['@R2.16', '@en', '@all'] }, async ({
  page,
  names,
  logIn,
  open,
  t,
}) => {
  await logIn('main');
  await overrideConfig(page, `"productOrigins":["${urls.api}"]`, '"productOrigins":[]');
  await open(paths.container('p-brand'));
  await expect(page.getByText(t('container.tab.title', { name: names.brand }))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const link = page.getByRole('link', { name: t('container.tab.open', { name: names.brand }) });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.getByText(t('container.tab.text', { address: new URL(address).origin }))).toBeVisible();
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(names.brand);
});

test('a product URL of an unknown origin is not opened', { tag: ['@R2.16', '@en'] }, async ({
  page,
  logIn,
  open,
  t,
}) => {
  await logIn('main');
  await page.route('**/v1/product/loginUrl?*', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { code: '00000', msg: 'ok', data: { url: 'https://evil.example/sso?token=a' } },
    }),
  );
  await open(paths.container('p-brand'));
  await expect(page.getByText(t('container.blocked'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a product that does not load within ten seconds is offered in a new tab', {
  tag: ['@R2.16', '@zh'],
}, async ({ page, names, logIn, open, t }) => {
  await logIn('main');
  await page.route('**/__mock__/product/**', () => {});
  await page.clock.install();
  await open(paths.container('p-brand'));
  await expect(page.locator('iframe')).toBeVisible();
  const shape = page.getByRole('progressbar', { name: t('container.loading', { name: names.brand }) });
  await expect(shape).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('link', { name: t('container.newTab') })).toBeHidden();
  await page.clock.runFor(1_500);
  const link = page.getByRole('link', { name: t('container.newTab') });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  // The loading indicator no longer covers the frame.
  await expect(shape).toBeHidden();
});

test.describe('before the scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('the transfer page says that it signs out', { tag: ['@R2.14', '@en', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    const title = t('user.transfer.loggingOut');
    await open(paths.transfer('logout'));
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText(title)).toBeVisible();
    await open(paths.transfer('user'));
    await expect(page).not.toHaveTitle(new RegExp(`^${title}`));
  });
});

test('an external link opens a product through the transfer page', { tag: ['@R2.14', '@zh'] }, async ({
  page,
  logIn,
  language,
}) => {
  await logIn('main', paths.transfer('product', 'p-survey'));
  await expect(page).toHaveURL(localize(paths.container('p-survey'), language));
});
