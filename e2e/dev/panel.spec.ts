import type { Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { nameOf } from '../../mocks/db/name-of.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { test as base, expect, fillPasswordLogin, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { languages } from '../../test/translate.ts';

type Texts = (typeof panelTexts)['en'];

/** Opens the panel in its own window, and waits until it knows the page. */
async function openPanel(page: Page, t: Texts): Promise<Page> {
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  // The listener loads after the page.
  await expect
    .poll(async () => {
      if (popups.length === 0) await page.keyboard.press('Alt+Shift+KeyM');
      return popups.length;
    })
    .toBe(1);
  const [panel] = popups;
  if (!panel) throw new Error('The panel has not opened');
  const { pathname, search } = new URL(page.url());
  await expect(panel.getByText(t.beside(pathname + search))).toBeVisible();
  return panel;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const test = base.extend<{ texts: Texts }>({
  texts: async ({ language }, use) => use(panelTexts[language]),
});

const tab = (panel: Page, { tabs }: Texts, name: keyof typeof tabs) =>
  panel.getByRole('tab', { name: tabs[name] });

// The tests below are in English.
for (const language of languages) {
  test.describe(`the replay panel in ${language}`, () => {
    test.use({ language });

    test('opens beside the site, sets a code by keyboard, and the page shows it immediately', async ({
      page,
      texts,
      open,
      t,
    }) => {
      await open(`${paths.subAccounts()}?as=main`);
      await expect(page.getByRole('table')).toBeVisible();
      const panel = await openPanel(page, texts);
      await expect(panel.getByRole('searchbox', { name: texts.search })).toBeFocused();
      await panel.keyboard.type('listSubUsers B0001');
      await expect(
        panel.getByRole('list', { name: texts.results }).getByRole('listitem').first(),
      ).toBeVisible();
      await panel.keyboard.press('ArrowDown');
      await panel.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set('listSubUsers:B0001@1'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
    });

    test('a code and Enter set a rule for the operation called last, with its settings', async ({
      page,
      texts,
      open,
      backend,
    }) => {
      await open(`${paths.subAccounts()}?as=main`);
      await expect(page.getByRole('table')).toBeVisible();
      const panel = await openPanel(page, texts);
      await expect(panel.getByText(texts.calledHere)).toBeVisible();
      const called = (await backend.journal()).flatMap(({ operationId }) => operationId ?? []);
      await panel.keyboard.type('B0001');
      await panel.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set(`${called.at(-1)}:B0001@1`));
      const search = panel.getByRole('searchbox', { name: texts.search });
      await search.fill('listSubUsers B0001');
      await panel.getByText(texts.settings).click();
      await panel.getByRole('spinbutton', { name: texts.delay }).fill('10');
      await panel.getByRole('textbox', { name: texts.condition }).fill('page=2');
      await panel.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set('listSubUsers?page=2:B0001,delay=10@1'));
      await panel.getByRole('textbox', { name: texts.condition }).fill('');
      await search.fill('createSubUser A2012');
      await panel.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(
        texts.setElsewhere('createSubUser:A2012,delay=10@1'),
      );
      await search.fill('createSubUser:A2013@2');
      await panel.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.setElsewhere('createSubUser:A2013@2'));
    });
  });
}

test.describe('the replay panel', () => {
  test.use({ language: 'en' });

  test('finds codes by description in both languages, and sets what was found', async ({
    page,
    texts,
    open,
    t,
  }) => {
    await open(`${paths.subAccounts()}?as=main`);
    const panel = await openPanel(page, texts);
    const search = panel.getByRole('searchbox', { name: texts.search });
    const first = panel.getByRole('list', { name: texts.results }).getByRole('button').first();
    for (const words of ['新建子账号 上限', 'create a sub-account limit']) {
      await search.fill(words);
      await expect(first).toContainText('A2012');
    }
    await search.fill('listSubUsers slow');
    await first.click();
    await expect(panel.getByRole('status')).toHaveText(texts.set('listSubUsers:delay=3000'));
    await search.fill('listSubUsers B0001');
    await panel.getByText(texts.settings).click();
    await panel.getByRole('spinbutton', { name: texts.status }).fill('200');
    await first.click();
    await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
    await tab(panel, texts, 'calls').click();
    await expect(panel.getByText('listSubUsers:B0001,status=200@1').first()).toBeVisible();
  });

  test('the key opens it although it was pressed before the page listens', async ({ page, texts, open }) => {
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/mocks/panel/recorder.ts*', async (route) => {
      await pressed;
      await route.continue();
    });
    await open(paths.login());
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Alt+Shift+KeyM');
    release();
    await expect((await popup).getByRole('searchbox', { name: texts.search })).toBeVisible();
  });

  test('shows the rules, switches one off, and removes them', async ({ page, texts, open, backend }) => {
    await backend.set('listNews:A2012; createSubUser:A2012');
    await open(paths.login());
    const panel = await openPanel(page, texts);
    await expect(panel).toHaveTitle(`(2) ${texts.title}`);
    await expect(panel.getByText('The contract does not list this code for the operation.')).toBeVisible();
    const applies = panel.getByRole('checkbox', { name: texts.switchRule('createSubUser:A2012') });
    await applies.click();
    await expect(applies).not.toBeChecked();
    await expect(panel).toHaveTitle(`(1) ${texts.title}`);
    await expect(panel.getByText('createSubUser:A2012', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: texts.remove('listNews:A2012') }).click();
    await expect(panel).toHaveTitle(texts.title);
    await panel.getByRole('button', { name: texts.remove('createSubUser:A2012') }).click();
    await expect(panel.getByText(texts.noRules)).toBeVisible();
  });

  test('takes what was entered before it knew the operations', async ({ page, context, texts, open }) => {
    await open(paths.home());
    const { promise, resolve } = Promise.withResolvers<void>();
    await context.route('**/__mock__/catalogue', async (route) => {
      await promise;
      await route.continue();
    });
    const panel = await openPanel(page, texts);
    await panel.keyboard.type('createSubUser A2012');
    await panel.keyboard.press('Enter');
    resolve();
    await expect(panel.getByRole('status')).toHaveText(texts.setElsewhere('createSubUser:A2012@1'));
  });

  test('opens the page that calls the operation of a rule, and the link leads there', async ({
    page,
    texts,
    open,
    t,
  }) => {
    await open(paths.home());
    const panel = await openPanel(page, texts);
    await panel.keyboard.type('createSubUser A2012');
    await panel.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText(texts.setElsewhere('createSubUser:A2012@1'));
    await panel.getByRole('button', { name: texts.copyLink }).click();
    const elsewhere = `${localize(paths.subAccountCreate(), 'en')}?mock=createSubUser:A2012@1&as=main`;
    await expect.poll(() => clipboard(panel)).toContain(elsewhere);
    await panel.getByRole('searchbox', { name: texts.search }).fill('createSubUser A2012');
    await panel.keyboard.press('Enter');
    // Beside the rule, and below the message.
    const opens = panel.getByRole('button', { name: texts.openPage(paths.subAccountCreate(), 'main') });
    await expect(opens).toHaveCount(2);
    await opens.first().click();
    await expect(page).toHaveURL(localize(paths.subAccountCreate(), 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
    await expect(panel.getByRole('button', { name: texts.openPage(paths.subAccountCreate()) })).toBeHidden();
    await panel.getByRole('searchbox', { name: texts.search }).fill('createSubUser A2001');
    await panel.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText(texts.setForSubmit('createSubUser:A2001@1'));
    await panel.getByRole('button', { name: texts.copyLink }).click();
    await expect
      .poll(() => clipboard(panel))
      .toContain(
        `${localize(paths.subAccountCreate(), 'en')}?mock=createSubUser:A2012@1;createSubUser:A2001@1&as=main`,
      );
  });

  test('shows the operations with their contract, and replays a code from there', async ({
    page,
    texts,
    open,
    backend,
  }) => {
    await open(paths.login());
    const panel = await openPanel(page, texts);
    await tab(panel, texts, 'operations').click();
    await panel.getByRole('searchbox', { name: texts.filterOperations }).fill('createSubUser');
    await panel.getByText('createSubUser', { exact: true }).click();
    const codes = panel.getByRole('region', { name: texts.codes });
    await expect(codes).toContainText('Creates one more sub-account than the 10 allowed.');
    await expect(panel.getByRole('region', { name: texts.request })).toContainText('account');
    await codes.getByRole('button', { name: texts.replayCode('A2012') }).click();
    await panel.getByRole('list', { name: texts.results }).getByRole('button').first().click();
    await expect(panel.getByRole('status')).toHaveText(texts.setElsewhere('createSubUser:A2012@1'));
    const contract = await page.request.get('/api/__mock__/openapi.json');
    expect(await contract.json()).toMatchObject({ openapi: '3.1.0' });
    await backend.clear();
  });

  test('shows and copies calls with masked secrets, and opens the replay of a call', async ({
    page,
    texts,
    open,
    t,
  }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/__mock__/state?')) asked.push(new URL(request.url()).search);
    });
    await open(paths.login());
    await waitForHydration(page);
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(localize(paths.user(), 'en'));
    const panel = await openPanel(page, texts);
    await tab(panel, texts, 'calls').click();
    const call = panel.getByRole('listitem').filter({ hasText: 'loginByPassword' });
    await call.getByText('loginByPassword').click();
    await expect(call.getByText('"token": "••••••"')).toBeVisible();
    await expect(call.getByText('"password": "••••••"')).toBeVisible();
    await call.getByRole('button', { name: texts.copyCurl }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    expect(await clipboard(panel)).toContain(`curl -X POST '`);
    const copied = [await clipboard(panel)];
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect.poll(() => clipboard(panel)).toContain('loginByPassword | 200');
    copied.push(await clipboard(panel), await panel.getByRole('main').innerText());
    const session = (await page.context().cookies()).filter(({ name }) => name.endsWith('TOKEN'));
    expect(session).toHaveLength(2);
    for (const secret of [...session.map(({ value }) => value), seededPassword])
      expect(copied.join()).not.toContain(secret);
    await call.getByRole('button', { name: texts.replayAs }).click();
    await expect(panel.getByRole('searchbox', { name: texts.search })).toHaveValue('loginByPassword ');
    await expect(panel.getByRole('list', { name: texts.results })).toContainText('A0102');
    await page
      .getByRole('link', { name: t('user.nav.info'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(localize(paths.userInfo(), 'en'));
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    expect(asked.slice(1), 'each call is fetched once').not.toContain('?after=0');
  });

  test('changes a response, which the page then shows, and tells what was changed', async ({
    page,
    texts,
    open,
  }) => {
    await open(`${paths.subAccounts()}?as=main`);
    await expect(page.getByRole('table')).toBeVisible();
    const panel = await openPanel(page, texts);
    await tab(panel, texts, 'calls').click();
    const call = panel.getByRole('listitem').filter({ hasText: 'listSubUsers' }).first();
    await call.getByText('listSubUsers').click();
    await call.getByRole('button', { name: texts.edit }).click();
    const editor = call.getByRole('textbox', { name: texts.editedData });
    const send = call.getByRole('button', { name: texts.sendAgain });
    await send.click();
    await expect(call.getByRole('alert')).toHaveText(texts.unchanged);
    const data = JSON.parse(await editor.inputValue());
    await editor.fill('{');
    await send.click();
    await expect(call.getByRole('alert')).toHaveText(texts.notJson);
    data.list[0].name = 'Edited Person';
    await editor.fill(JSON.stringify({ ...data, total: 'many' }));
    await send.click();
    await expect(panel.getByText('data/total must be integer')).toBeVisible();
    await editor.fill(JSON.stringify(data));
    await send.click();
    await expect(panel.getByRole('status')).toHaveText(
      texts.set('listSubUsers:data={"list":{"0":{"name":"Edited Person"}}}@1'),
    );
    await expect(page.getByRole('row').filter({ hasText: 'Edited Person' })).toBeVisible();
    const latest = panel.getByRole('listitem').filter({ hasText: 'listSubUsers:data=' }).first();
    await latest.getByText('listSubUsers', { exact: true }).click();
    await expect(latest.getByRole('insertion')).toHaveText('"Edited Person"');
    await latest.getByRole('button', { name: texts.copyCurl }).click();
    expect(await clipboard(panel)).toContain(`-H 'X-Mock: data={"list":{"0":{"name":"Edited Person"}}}'`);
  });

  test('filters calls, and copies the session as a test with what was pressed and the rules that were used up', async ({
    page,
    texts,
    open,
    backend,
    t,
  }) => {
    await backend.set('loginByPassword:A0102,note="typed twice"@1');
    await open(paths.login());
    await waitForHydration(page);
    const panel = await openPanel(page, texts);
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page.getByText(t('common.apiMsg.A0102')).first()).toBeVisible();
    await tab(panel, texts, 'calls').click();
    await panel.getByRole('checkbox', { name: texts.onlyFailed }).check();
    await expect(panel.getByText('loginByPassword:A0102,note="typed twice"@1').first()).toBeVisible();
    await panel.getByRole('searchbox', { name: texts.filterCalls }).fill('listNews');
    await expect(panel.getByText(texts.noFiltered)).toBeVisible();
    await panel.getByRole('button', { name: texts.copyTest }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    const written = await clipboard(panel);
    for (const line of [
      `await backend.set('loginByPassword:A0102,note="typed twice"@1');`,
      "await open('/login');",
      `await page.getByRole('textbox', { name: '${t('form.email')}', exact: true }).fill('${seededAccounts.main.account}');`,
      `await page.getByRole('button', { name: '${t('login.submit')}', exact: true }).click();`,
      '// loginByPassword: 200 A0102',
    ])
      expect(written).toContain(line);
    expect(written).not.toContain(seededPassword);
    await panel.getByRole('button', { name: texts.copyLink }).click();
    await expect
      .poll(() => clipboard(panel))
      .toContain('mock=loginByPassword:A0102,note=%22typed+twice%22@1');
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect
      .poll(() => clipboard(panel))
      .toContain('- Rules: `loginByPassword:A0102,note="typed twice"@1`');
  });

  test('starts a scenario and shares the state as a link and as a report', async ({
    page,
    texts,
    open,
    t,
  }) => {
    await open(paths.home());
    const panel = await openPanel(page, texts);
    await tab(panel, texts, 'scenarios').click();
    await panel.getByRole('listitem').filter({ hasText: 'sub-account-limit' }).getByRole('button').click();
    await expect(page).toHaveURL(localize(paths.subAccountCreate(), 'en'));
    await expect(panel.getByText('sub-account-limit').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    const report = await clipboard(panel);
    expect(report).toContain('- Scenario: sub-account-limit');
    expect(report).toMatch(/^- Commit: [\da-f]{40}$/m);
    expect(report).toContain(seededAccounts.atLimit.account);
    await panel.getByRole('button', { name: texts.copyLink }).click();
    await expect.poll(() => clipboard(panel)).toMatch(/^http\S+\?scenario=sub-account-limit&as=atLimit$/);
    const link = await clipboard(panel);
    await expect(panel.getByRole('status')).toHaveText(texts.copiedHere);
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL(localize(paths.subAccountCreate(), 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
  });

  test('signs in as a seeded account and expires its token', async ({ page, texts, open, backend }) => {
    await open(paths.login());
    const panel = await openPanel(page, texts);
    await tab(panel, texts, 'scenarios').click();
    await panel.getByRole('button', { name: texts.signInAs(nameOf(seededAccounts.main, 'en')) }).click();
    await expect(page).toHaveURL(localize(paths.user(), 'en'));
    await panel.getByRole('button', { name: texts.expiring }).click();
    await expect
      .poll(async () => (await backend.journal()).map(({ operationId }) => operationId))
      .toContain('refreshToken');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  });

  test('a link that replaces rules says so, and they can be put back', async ({
    page,
    texts,
    open,
    backend,
  }) => {
    await backend.fail('createSubUser', 'A2012', { times: 2 });
    await open(`${paths.login()}?mock=logout:B0001@3`);
    const panel = await openPanel(page, texts);
    await expect(panel.getByText(texts.left(3))).toBeVisible();
    await expect(panel.getByText('createSubUser:A2012@2')).toBeVisible();
    await panel.getByRole('button', { name: texts.putBack }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.wasPutBack);
    await expect(panel).toHaveTitle(`(2) ${texts.title}`);
    await expect(panel.getByRole('button', { name: texts.putBack })).toBeHidden();
  });

  test('resets the database and stays signed in', async ({ page, texts, open, backend }) => {
    await open(`${paths.user()}?as=main`);
    const panel = await openPanel(page, texts);
    await backend.fail('getUserDetail', 'B0001');
    await tab(panel, texts, 'scenarios').click();
    await panel.getByRole('button', { name: texts.reset }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.wasReset);
    await expect(panel).toHaveTitle(texts.title);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  });

  test('fits a width of 320 pixels, and has no accessibility violations, wide and narrow, light and dark', async ({
    page,
    texts,
    open,
    backend,
  }) => {
    await open(`${paths.user()}?as=main&mock=listFeaturedAdvances:B0001,delay=10,note="long and longer"`);
    await page.request.get('/api/v1/news/advances?_t=1', { headers: { ...backend.headers } });
    await page.request.get(`/api/v1/${'unknown'.repeat(8)}`, { headers: { ...backend.headers } });
    const panel = await openPanel(page, texts);
    await panel.getByRole('searchbox', { name: texts.search }).fill('A2012');
    for (const name of ['replay', 'calls', 'scenarios', 'operations'] as const) {
      await tab(panel, texts, name).click();
      if (name === 'calls') await panel.getByText('listFeaturedAdvances', { exact: true }).click();
      if (name === 'operations') await panel.getByText('createSubUser', { exact: true }).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await panel.emulateMedia({ colorScheme });
        for (const width of [1280, 320]) {
          await panel.setViewportSize({ width, height: 800 });
          expect(await getAxeViolations(panel)).toEqual([]);
        }
      }
      const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });
});
