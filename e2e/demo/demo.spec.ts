import { expect, type Page } from '@playwright/test';
import { workerFile } from '../../mocks/adapters/static-files.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { demoCookiePrefix, sessionCookies } from '../../src/session/cookies.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { passCaptcha } from '../../test/captcha.ts';
import { test } from '../../test/demo-fixtures.ts';
import { fillPasswordLogin, visitor, watchErrors } from '../../test/fixtures.ts';
import { doForSub, fillColleague, fillContact } from '../../test/forms.ts';
import { colleague } from '../../test/people.ts';
import { translate, translateTo } from '../../test/translate.ts';

test.use({ locale: 'zh-CN', userAgent: visitor });

/** Tests that depend on the base path run in both demos, the others below a base path only. */
const address = { tag: '@address' };

const zh = demoTexts.zh;
const en = demoTexts.en;

/** A URL relative to the base path of the demo. */
const at = (path: string) => `.${path}`;
const atEnglish = (path: string) => `.${localize(path, 'en')}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page, t = zh) => page.getByRole('button', { name: t.badge });

async function openGuide(page: Page, t = zh) {
  await badge(page, t).click();
  return page.getByRole('dialog', { name: t.title });
}

let errors: string[];
let foreign: string[];
test.beforeEach(async ({ page, baseURL }) => {
  errors = [];
  foreign = [];
  watchErrors(page, errors);
  const { origin } = new URL(baseURL ?? '');
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url());
  });
});
test.afterEach(() => {
  expect(errors, 'the page logs no error').toEqual([]);
  expect(foreign, 'no request to another origin').toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages and articles are readable in both languages', address, async ({ page, request }) => {
    await page.goto(at(paths.newsList()));
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goto(atEnglish(paths.newsDetail('n1001')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
    await page.goto(atEnglish(paths.home()));
    await expect(title(page)).toHaveText(translate('en', 'home.hero.title'));
    const picture = await page
      .goto(at(paths.newsList()))
      .then(() => page.getByRole('article').locator('img').first());
    const source = (await picture.getAttribute('src')) ?? '';
    expect((await request.get(source)).status()).toBe(200);
  });
});

test('changes of a signed-in persona survive a reload', async ({ page }) => {
  await page.goto(at(paths.home()));
  const guide = await openGuide(page);
  await expect(guide.getByText(zh.promise)).toBeVisible();
  await guide.getByRole('button', { name: zh.signInAs(seededAccounts.main.name) }).click();
  await expect(title(page)).toContainText(seededAccounts.main.name);
  await page.goto(at(paths.subAccountCreate()));
  await fillColleague(page, translateTo('zh'));
  await page.getByRole('button', { name: translate('zh', 'subAccount.create.submit'), exact: true }).click();
  await page.getByRole('button', { name: translate('zh', 'subAccount.handover.done') }).click();
  await expect(page.getByRole('cell', { name: colleague.account })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: colleague.account })).toBeVisible();

  await page.goto(at(paths.subAccountCreate()));
  const account = page.getByLabel(translate('zh', 'subAccount.create.account'));
  await account.fill('typed-before-the-reset');
  const again = await openGuide(page);
  await again.getByRole('button', { name: zh.reset }).click();
  await expect(again.getByRole('status')).toHaveText(zh.wasReset);
  await expect(account).toHaveValue('');
  await page.goto(at(paths.subAccounts()));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('cell', { name: colleague.account })).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test(
  'the session of another site on the same host is neither read nor ended',
  address,
  async ({ page, context, baseURL }) => {
    const url = new URL('/', baseURL).href;
    const otherCookie = { name: sessionCookies.token, value: 'of-another-site', url };
    await context.addCookies([otherCookie, { ...otherCookie, name: sessionCookies.expired, value: '1' }]);
    await page.goto(at(paths.quote()));
    await expect(page.getByLabel(translate('zh', 'quote.tag.label')).getByRole('option')).not.toHaveCount(1);
    await expect(page.getByRole('link', { name: translate('zh', 'site.nav.login') }).first()).toBeVisible();
    await page.goto(at(paths.userInfo()));
    await expect(page.getByRole('heading', { name: translate('zh', 'login.heading') })).toBeVisible();
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ value: otherCookie.value }));
  },
);

test('reading does not write to storage', async ({ page }) => {
  await page.addInitScript(() => {
    const stored: string[] = [];
    Object.assign(globalThis, { stored });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 1000) stored.push(value);
      setItem.call(this, key, value);
    };
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (value, key) {
      stored.push(JSON.stringify(value));
      return add.call(this, value, key);
    };
  });
  const stored = () => page.evaluate(() => Reflect.get(globalThis, 'stored') as string[]);
  await page.goto(at(`${paths.subAccounts()}?scenario=many-sub-accounts`));
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page.reload();
  await expect(rows.nth(2)).toBeVisible();
  await page
    .getByRole('link', { name: translate('zh', 'user.nav.info'), exact: true })
    .first()
    .click();
  await expect(title(page)).toHaveText(translate('zh', 'user.info.title'));
  expect(await stored()).toEqual([]);
  await page.goto(at(`${paths.subAccounts()}?keyword=${seededAccounts.sub.account}`));
  await doForSub('subAccount.close.label')(page, translateTo('zh'));
  await expect(page.getByRole('row').filter({ hasText: seededAccounts.sub.account })).toContainText(
    translate('zh', 'subAccount.status.closed'),
  );
  expect((await stored()).join('').length).toBeLessThan(2_000);
});

test('changes are shared between tabs and persist', async ({ page, context }) => {
  await page.goto(at(paths.home()));
  const guide = await openGuide(page);
  await guide.getByRole('button', { name: zh.signInAs(seededAccounts.main.name) }).click();
  await expect(title(page)).toContainText(seededAccounts.main.name);
  await page.goto(at(paths.subAccounts()));
  const row = (tab: Page) => tab.getByRole('row').filter({ hasText: seededAccounts.sub.account });
  await expect(row(page)).toContainText(translate('zh', 'subAccount.status.open'));
  const other = await context.newPage();
  watchErrors(other, errors);
  await other.goto(at(paths.home()));
  await expect(badge(other)).toBeVisible();

  await doForSub('subAccount.close.label')(page, translateTo('zh'));
  await expect(row(page)).toContainText(translate('zh', 'subAccount.status.closed'));
  await other.goto(at(paths.subAccounts()));
  await expect(row(other)).toContainText(translate('zh', 'subAccount.status.closed'));
});

test('a page of the user area redirects to the login and back', address, async ({ page, baseURL }) => {
  await page.goto(at(paths.userInfo()));
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Finfo$/);
  await fillPasswordLogin(page, translateTo('zh'), seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(/\/user\/info$/);
  await expect(title(page)).toHaveText(translate('zh', 'user.info.title'));
  const { pathname } = new URL(baseURL ?? '');
  const token = (await page.context().cookies()).find(
    ({ name }) => name === demoCookiePrefix + sessionCookies.token,
  );
  expect(token?.path).toBe(pathname === '/' ? '/' : pathname.slice(0, -1));
});

test('a starting point opens the sub-account limit', async ({ page }) => {
  await page.goto(at(paths.home()));
  const guide = await openGuide(page);
  await guide.getByText(zh.refused).click();
  await guide.getByRole('button', { name: zh.showPoint('子账号已达上限') }).click();
  await expect(title(page)).toHaveText(translate('zh', 'subAccount.create.title'));
  await page.reload();
  await expect(title(page)).toHaveText(translate('zh', 'subAccount.create.title'));
});

test('an application is sent', async ({ page }) => {
  await page.goto(at(paths.apply()));
  await expect(badge(page)).toBeVisible();
  await fillContact()(page, translateTo('zh'));
  await page.getByRole('checkbox', { name: translate('zh', 'form.consent.label') }).check();
  await passCaptcha(page, page.getByRole('button', { name: translate('zh', 'apply.submit'), exact: true }));
  await expect(page).toHaveURL(/\/apply\/tip\?status=success$/);
});

test('a deep link with a query opens its page, also after a reload', address, async ({ page }) => {
  await page.goto(at(paths.newsList({ page: 2 })));
  const articles = page.getByRole('article');
  await expect(articles).not.toHaveCount(10);
  const count = await articles.count();
  await page.reload();
  await expect(articles).toHaveCount(count);
});

test('an article opens by a click below the base path and in English', address, async ({ page }) => {
  await page.goto(atEnglish(paths.newsList()));
  // The first visit with a Chinese browser redirects to the Chinese home page.
  await expect(page).not.toHaveURL(/\/en\//);
  await page.goto(atEnglish(paths.newsList()));
  await expect(badge(page, en)).toBeVisible();
  const link = page.getByRole('article').first().getByRole('link').first();
  const headline = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/en\/about\/news\/n\d+$/);
  await expect(title(page)).toContainText(headline.split('\n')[0] ?? '');
});

test(
  'the first visit redirects to the language of the browser, later visits do not',
  address,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', userAgent: visitor, baseURL });
    const page = await context.newPage();
    await page.goto(at(paths.home()));
    await expect(page).toHaveURL(/\/en\/?$/);
    await expect(badge(page, en)).toBeVisible();
    await page.goto(at(paths.home()));
    await expect(badge(page)).toBeVisible();
    await expect(page).not.toHaveURL(/\/en\/?$/);
    await context.close();
  },
);

test('an unknown URL responds with 404 in its language', address, async ({ page }) => {
  await page.goto(at(paths.home()));
  for (const language of ['zh', 'en'] as const) {
    const response = await page.goto(`.${localize('/no/such/page', language)}`);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText(translate(language, 'error.notFound.title'));
    await expect(badge(page, demoTexts[language])).toBeVisible();
  }
  await page.goto('./zh/about');
  await expect(page).toHaveURL(/(?<!zh)\/about$/);
});

test('a replay link signs in, sets its rules and cleans the URL', async ({ page }) => {
  await page.goto(at(`${paths.userInfo()}?mock=getUserDetail:B0001&as=main`));
  await expect(page).toHaveURL(/\/user\/info$/);
  await expect(title(page)).toHaveText(translate('zh', 'error.server.title'));
  await page.goto(at(`${paths.newsList()}?scenario=empty-news`));
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(/\/about\/news$/);
});

test('an invalid replay link shows an error with a suggestion', async ({ page }) => {
  await page.goto(at(`${paths.home()}?mock=createSubUsr:A2012`));
  await expect(page.getByRole('alert')).toContainText('Did you mean createSubUser');
  await expect(badge(page)).toBeVisible();
});

test('the replay panel is a page of the demo, whose rules the site shows', async ({ page }) => {
  await page.goto(at(paths.newsList()));
  await openGuide(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: demoTexts.zh.openPanel }).click();
  const panel = await opened;
  const t = panelTexts.zh;
  await panel.getByRole('tab', { name: t.tabs.scenarios }).click();
  await expect(panel.getByText(t.written)).toBeVisible();
  await panel.getByRole('listitem').filter({ hasText: 'empty-news' }).getByRole('button').click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await panel.getByRole('tab', { name: t.tabs.calls }).click();
  await expect(panel.getByText('listNews').first()).toBeVisible();
  await panel.getByRole('tab', { name: t.tabs.operations }).click();
  await expect(panel.getByText('createSubUser', { exact: true })).toBeVisible();
});

test('the guide has no accessibility violations, wide and narrow, light and dark', async ({ page }) => {
  await page.goto(at(paths.apply()));
  await openGuide(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await getAxeViolations(page, { part: ['body > div', '.demo'] })).toEqual([]);
    }
  }
  await page.keyboard.press('Escape');
  await expect(badge(page)).toBeFocused();
});

test('without service worker support the page shows a notice and stays readable', async ({ page }) => {
  await page.context().route(`**/${workerFile}`, (route) => route.abort());
  await page.goto(at(paths.newsList()));
  await expect(page.getByRole('alert')).toContainText(zh.impossibleWhy);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(badge(page)).toBeHidden();
  // The browser logs the failed request for the worker.
  expect(errors.splice(0)).toEqual([expect.stringContaining('fetching the script')]);
});

test('names follow the language, also after a switch', async ({ page }) => {
  const { name, englishName } = seededAccounts.main;
  await page.goto(at(`${paths.user()}?as=main`));
  await expect(title(page)).toContainText(name);
  await page.goto(atEnglish(paths.user()));
  await expect(title(page)).toContainText(englishName);
  for (const path of [paths.subAccounts(), paths.userCompany(), paths.userInfo()]) {
    await page.goto(atEnglish(path));
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\p{Script=Han}/u);
  }
  const guide = await openGuide(page, en);
  await expect(guide).not.toContainText(/\p{Script=Han}|[AB]\d{4}/u);
  await page.goto(at(paths.user()));
  await expect(title(page)).toContainText(name);
});

test('a state that cannot be saved is reported, and a reload does not return to an older one', async ({
  page,
}) => {
  await page.goto(at(`${paths.subAccounts()}?as=main`));
  const row = page.getByRole('row').filter({ hasText: seededAccounts.sub.account });
  const { open, closed } = { open: 'subAccount.status.open', closed: 'subAccount.status.closed' } as const;
  await doForSub('subAccount.close.label')(page, translateTo('zh'));
  await expect(row).toContainText(translate('zh', closed));
  // The row shows the change before it is saved.
  await expect(row).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(row).toContainText(translate('zh', closed));

  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await doForSub('subAccount.open.label')(page, translateTo('zh'));
  // The region of toasts has an alert, too.
  await expect(page.getByRole('alert').filter({ hasText: zh.unsaved })).toBeVisible();
  await expect(row).toContainText(translate('zh', open));
  await page.goto(at(`${paths.subAccounts()}?as=main`));
  await expect(row).toContainText(translate('zh', open));
});
