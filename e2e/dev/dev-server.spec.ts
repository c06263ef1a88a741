import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { paths } from '../../src/paths/paths.ts';
import { passCaptcha } from '../../test/captcha.ts';
import { fillPasswordLogin, watchErrors } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { publicPages } from '../../test/route-table.ts';
import { translate, translateTo } from '../../test/translate.ts';

test.use({ locale: 'zh-CN' });

test('the dev server serves the site and the fake backend', { tag: '@R7.22' }, async ({ page }) => {
  const errors: string[] = [];
  watchErrors(page, errors);
  await page.goto(paths.newsList());
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.goto(paths.login());
  await waitForHydration(page);
  await fillPasswordLogin(page, translateTo('zh'), seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(paths.user());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  // Its closed dialog has the text of a code, which loads later.
  await page.goto(paths.subAccountCreate());
  const submit = translate('zh', 'subAccount.create.submit');
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('with the fake backend, a sent code names the code', { tag: ['@R2.38', '@all'] }, async ({ page }) => {
  const t = translateTo('zh');
  await page.goto(paths.login(undefined, 'sms'));
  await waitForHydration(page);
  await page.getByLabel(t('form.mobile')).fill(seededAccounts.main.mobile);
  await passCaptcha(page, page.getByRole('button', { name: t('form.sendCode') }));
  await expect(page.getByText(t('form.demoCode'))).toBeVisible();
  expect(t('form.demoCode')).toContain(seededCode);
});

const queries = ['redirect=/user', 'keyword=a/b', 'utm_source=a/b%20c+d', 'x=%E4%BD%A0!~*()'];
const usualPages = [paths.login(), paths.newsList()];

// The tests of the production build find differences on all pages, too.
for (const [index, path] of [...new Set([...usualPages, ...publicPages])].entries()) {
  test(`server and browser render the same ${path} with any query`, {
    tag: usualPages.includes(path) ? [] : '@all',
  }, async ({ page }) => {
    const errors: string[] = [];
    watchErrors(page, errors);
    await page.addInitScript(() => localStorage.setItem('onceLang', '1'));
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}${queries[index % queries.length]}`);
    await waitForHydration(page);
    expect(errors).toEqual([]);
  });
}

test('an edit of a text reaches the open page without a reload', async ({ page }) => {
  const file = 'locales/zh/accessibility.json';
  const before = readFileSync(file, 'utf8');
  const text = translate('zh', 'accessibility.title');
  await page.goto(paths.accessibility());
  await waitForHydration(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(text);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  try {
    writeFileSync(file, before.replaceAll(`"${text}"`, `"${text}（改）"`));
    await expect(title).toHaveText(`${text}（改）`);
    expect(await page.evaluate(() => document.body.hasAttribute('data-kept'))).toBe(true);
  } finally {
    writeFileSync(file, before);
  }
  await expect(title).toHaveText(text);
});

test('an edit of the fake backend keeps sessions and rules', async ({ request }) => {
  const file = 'mocks/scenarios/scenarios.ts';
  const before = readFileSync(file, 'utf8');
  const headers = { 'X-Mock-Session': 'edited' };
  const rule = { rule: 'listNews:B0001' };
  expect((await request.post('/api/__mock__/rules', { data: rule, headers })).status()).toBe(200);
  const session = await request.post('/api/__mock__/accounts/main/session', { headers });
  const { token } = await session.json();
  const title = "zh: '两万个子账号'";
  expect(before).toContain(title);
  try {
    writeFileSync(file, before.replace(title, "zh: '改过的场景'"));
    const scenarios = async () => (await request.get('/api/__mock__/scenarios', { headers })).text();
    await expect.poll(scenarios).toContain('改过的场景');
    const signedIn = { ...headers, Authorization: `Bearer ${token}` };
    const user = await request.get('/api/v1/users/detail?_t=1', { headers: signedIn });
    expect(await user.json()).toMatchObject({ code: '00000' });
    const news = await request.get('/api/v1/news/list?_t=1', { headers });
    expect(await news.json()).toMatchObject({ code: 'B0001' });
  } finally {
    writeFileSync(file, before);
  }
});

test('one rule replays an error', { tag: '@R8.5' }, async ({ request }) => {
  const rule = { rule: 'createSubUser:A2012@1' };
  const headers = { 'X-Mock-Session': 'replay' };
  expect((await request.post('/api/__mock__/rules', { data: rule, headers })).status()).toBe(200);
  const first = await request.post('/api/v1/users/sub?_t=1', { data: {}, headers });
  expect(await first.json()).toMatchObject({ code: 'A2012' });
  const second = await request.post('/api/v1/users/sub?_t=1', { data: {}, headers });
  expect(await second.json()).toMatchObject({ code: 'A0407' });
});

test('pages of other origins can neither change the fake backend nor read its calls', async ({ request }) => {
  const others: Record<string, string>[] = [
    { Origin: 'https://evil.test' },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of others) {
    expect((await request.post('/api/__mock__/reset', { headers })).status()).toBe(403);
    const replay = await request.post('/api/__mock__/link', { headers, data: { mock: 'listNews:B0001' } });
    expect(replay.status()).toBe(403);
    const calls = await request.get('/api/__mock__/log', { headers });
    expect(calls.headers()['access-control-allow-origin']).toBeUndefined();
  }
  const asPicture = { Accept: 'text/html', 'Sec-Fetch-Dest': 'image' };
  const link = await request.get(`${paths.home()}?as=main`, { headers: asPicture, maxRedirects: 0 });
  expect(link.headers()['set-cookie'] ?? '').not.toContain('TOKEN');
  const rebound = await request.get('/api/__mock__/log', { headers: { Host: 'evil.test' } });
  expect(rebound.status()).toBe(403);
});

test.describe('a replay link', () => {
  test.use({
    // Each test has its own sandbox.
    extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
      use({ 'X-Mock-Session': `link-${testId}` }),
  });

  test('signs in, sets its rules and cleans the URL; the rules persist after a reload', async ({ page }) => {
    await page.goto(`${paths.userInfo()}?mock=getUserDetail:B0001&as=main`);
    await expect(page).toHaveURL(paths.userInfo());
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(translate('zh', 'error.server.title'));
    const notice = page.getByRole('status').filter({ hasText: panelTexts.zh.rulesOnPage });
    await expect(
      notice.getByText(`getUserDetail:B0001 ${translate('zh', 'common.apiMsg.B0001')}`),
    ).toBeVisible();
    await expect(notice.getByRole('link', { name: panelTexts.zh.openPanel })).toHaveAttribute(
      'href',
      /__mock__/,
    );
    await notice.getByRole('button', { name: panelTexts.zh.dismiss }).click();
    await page.reload();
    await expect(title).toHaveText(translate('zh', 'error.server.title'));
    await waitForHydration(page);
    await expect(notice).toBeHidden();
    await page.request.delete('/api/__mock__/rules');
    await page.reload();
    await expect(title).toHaveText(translate('zh', 'user.info.title'));
  });

  test('applies to server-rendered pages', async ({ page }) => {
    await page.goto(`${paths.newsList()}?mock=listNews:B0001@1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'error.server.title'));
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test('with an unknown part opens the page with the rest, and names the part until it is dismissed', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(`${paths.newsList()}?mock=createSubUsr:A2012;listNews:B0001,delya=5`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'error.server.title'));
    const notice = page.getByRole('alert').filter({ hasText: panelTexts.zh.linkProblems });
    await expect(notice.getByText('Did you mean createSubUser')).toBeVisible();
    await expect(notice.getByText('Unknown setting "delya". Did you mean delay')).toBeVisible();
    await expect(notice.getByRole('link', { name: panelTexts.zh.openPanel })).toHaveAttribute(
      'href',
      /__mock__/,
    );
    await notice.getByRole('button', { name: panelTexts.zh.dismiss }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await expect(notice).toBeHidden();
  });

  test('replaces the rules of the receiver', { tag: '@all' }, async ({ page, request }) => {
    await page.goto(`${paths.home()}?mock=listNews:B0001;getSeo:delay=1`);
    await page.goto(`${paths.home()}?mock=createSubUser:A2012@1`);
    const rules = await (await request.get('/api/__mock__/rules')).json();
    expect(rules.map(({ text }: { text: string }) => text)).toEqual(['createSubUser:A2012@1']);
  });
});

test('a link selects a sandbox for the browser, server-rendered pages included', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${paths.newsList()}?sandbox=anna&mock=listNews:data={"list":[],"total":0}`);
  await expect(page).toHaveURL(paths.newsList());
  await expect(page.getByRole('article')).toHaveCount(0);
  const read = async () => (await page.request.get('/api/__mock__/state')).json();
  expect(await read()).toMatchObject({ sandbox: 'anna' });
  const other = await browser.newPage({ baseURL, locale: 'zh-CN' });
  await other.goto(paths.newsList());
  await expect(other.getByRole('article')).toHaveCount(10);
  await other.close();
  await page.goto(`${paths.newsList()}?sandbox=default`);
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(await read()).toMatchObject({ sandbox: 'default' });
  const refusal = await page.goto(`${paths.home()}?sandbox=a/b`);
  expect(refusal?.status()).toBe(400);
  await expect(page.getByText('"a/b" is no name of a sandbox.')).toBeVisible();
});
