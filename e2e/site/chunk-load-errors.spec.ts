import { seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, field, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

test.use({
  // Playwright reads a plain array as a fixture with options.
  expectedErrors: [
    [
      /Error loading route module/,
      /dynamically imported module/,
      /The code of a page could not be loaded/,
      // The scroll restoration script of the router logs the missing storage.
      /reading '(?:get|remove)Item'/,
    ],
    { scope: 'test' },
  ],
});

for (const missing of [undefined, 'navigation', 'sessionStorage'] as const) {
  test(`a chunk load error loads the wanted page once, then shows an error${missing ? `, without ${missing}` : ''}`, {
    tag: ['@R2.31', '@R4.18', '@zh', '@journey', ...(missing ? ['@all'] : [])],
  }, async ({ page, open, t, language }) => {
    await page.addInitScript((name) => {
      if (name) Object.defineProperty(window, name, { get: () => undefined });
    }, missing);
    await page.route('**/assets/apply-page-*.js', (route) => route.abort());
    await open(paths.about());
    const apply = page
      .getByRole('main')
      .getByRole('link', { name: t('site.action.apply') })
      .first();
    // Before hydration, a link loads a new document.
    const routerReady = () => page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await routerReady();
    await Promise.all([page.waitForEvent('domcontentloaded'), apply.click()]);
    // The server renders it, so that it can be read without its code.
    await expect(page).toHaveURL(localize(paths.apply(), language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.title'));
    await page.goBack();
    await expect(page).toHaveURL(localize(paths.about(), language));
    await routerReady();
    await apply.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
    const retry = page.getByRole('link', { name: t('error.retry') });
    await expect(retry).toHaveAttribute('href', localize(paths.apply(), language));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('site.nav.news') }).click();
    await expect(page).toHaveURL(localize(paths.newsList(), language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
  });
}

test('texts that fail to load are delivered with a document request', {
  tag: ['@R4.18', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  for (const missing of [/\/assets\/apply-[\w-]{8}\.js$/, /\/assets\/text-files/]) {
    await page.route(missing, (route) => route.abort());
    await open(paths.about());
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    // Forgets the reload of the previous iteration.
    await page.evaluate(() => sessionStorage.clear());
    await page
      .getByRole('main')
      .getByRole('link', { name: t('site.action.apply') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.title'));
    await expect(page).toHaveURL(localize(paths.apply(), language));
    await page.unrouteAll();
  }
});

test('code that is preloaded in vain reloads no page', { tag: ['@R4.18', '@zh', '@all'] }, async ({
  page,
  open,
  logIn,
  t,
}) => {
  const loaded: string[] = [];
  page.on('domcontentloaded', () => loaded.push(page.url()));
  await page.route(/\/assets\/(?:account|dashboard)-page-/, (route) => route.abort());
  await open(paths.login());
  await waitForHydration(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/dashboard-page-'));
  await field(page, t('form.email')).fill('main@example.com');
  await field(page, t('form.password')).fill(seededPassword);
  await failed;
  await expect(field(page, t('form.password'))).toHaveValue(seededPassword);
  expect(loaded).toHaveLength(1);
  await page.unrouteAll();
  await page.route(/\/assets\/account-page-/, (route) => route.abort());
  const failedToo = page.waitForEvent('requestfailed', (request) => request.url().includes('/account-page-'));
  await logIn('main', paths.userInfo());
  await failedToo;
  loaded.length = 0;
  await page.getByRole('link', { name: t('user.nav.company') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.title'));
  expect(loaded).toEqual([]);
});
