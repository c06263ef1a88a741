import type { Locator, Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { nameOf } from '../../mocks/db/name-of.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { test as base, expect, fillPasswordLogin, toast } from '../../test/fixtures.ts';
import { fillColleague } from '../../test/forms.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { languages } from '../../test/translate.ts';

/** Opens the panel with its keyboard shortcut, once the panel has loaded. */
async function openPanel(page: Page, name: string) {
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyM');
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const test = base.extend<{ texts: (typeof panelTexts)['en']; panel: Locator }>({
  texts: async ({ language }, use) => use(panelTexts[language]),
  panel: async ({ page, texts }, use) => use(page.getByRole('dialog', { name: texts.open })),
});

const tab = (page: Page, { tabs }: (typeof panelTexts)['en'], name: keyof typeof tabs) =>
  page.getByRole('tab', { name: tabs[name] });

// The tests below are in English.
for (const language of languages) {
  test.describe(`the replay panel in ${language}`, () => {
    test.use({ language });

    test('sets a code by keyboard, and the page shows it immediately', async ({
      page,
      texts,
      panel,
      open,
      t,
    }) => {
      await open(`${paths.subAccounts()}?as=main`);
      await expect(page.getByRole('table')).toBeVisible();
      const button = page.getByRole('button', { name: texts.open, exact: true });
      await openPanel(page, texts.open);
      await expect(page.getByRole('searchbox', { name: texts.search })).toBeFocused();
      await page.keyboard.type('listSubUsers B0001');
      await expect(
        panel.getByRole('list', { name: texts.results }).getByRole('listitem').first(),
      ).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set('listSubUsers:B0001@1'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('a code and Enter add a rule for the operation called last', async ({
      page,
      texts,
      panel,
      open,
      backend,
    }) => {
      await open(`${paths.subAccounts()}?as=main`);
      await expect(page.getByRole('table')).toBeVisible();
      const called = (await backend.journal()).flatMap(({ operationId }) => operationId ?? []);
      await openPanel(page, texts.open);
      await expect(panel.getByText(texts.calledHere)).toBeVisible();
      await page.keyboard.type('B0001');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set(`${called.at(-1)}:B0001@1`));
      await page.getByRole('searchbox', { name: texts.search }).fill('listSubUsers B0001');
      await panel.getByText(texts.settings).click();
      await page.getByRole('spinbutton', { name: texts.delay }).fill('10');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(texts.set('listSubUsers:B0001,delay=10@1'));
      await page.getByRole('searchbox', { name: texts.search }).fill('createSubUser A2012');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(
        texts.setForSubmit('createSubUser:A2012,delay=10@1'),
      );
    });
  });
}

test.describe('the replay panel', () => {
  test.use({ language: 'en' });

  test('finds codes by description in both languages, with delay and status', async ({
    page,
    texts,
    panel,
    open,
    t,
  }) => {
    await open(`${paths.subAccounts()}?as=main`);
    await openPanel(page, texts.open);
    const search = page.getByRole('searchbox', { name: texts.search });
    const first = panel.getByRole('list', { name: texts.results }).getByRole('button').first();
    for (const words of [
      '上限 createsub',
      'limit createsub',
      '新建子账号 上限',
      'create a sub-account limit',
    ]) {
      await search.fill(words);
      await expect(first).toContainText('A2012');
    }
    await search.fill('listSubUsers B0001');
    await panel.getByText(texts.settings).click();
    await page.getByRole('spinbutton', { name: texts.delay }).fill('700');
    await page.getByRole('spinbutton', { name: texts.status }).fill('200');
    await first.click();
    await expect(toast(page, t('common.apiMsg.B0001'))).toBeVisible();
    await tab(page, texts, 'calls').click();
    await expect(panel.getByText('listSubUsers:B0001,delay=700,status=200@1').first()).toBeVisible();
  });

  test('shows the number of rules while closed, and removes them', async ({
    page,
    texts,
    panel,
    open,
    backend,
  }) => {
    await backend.fail('createSubUser', 'A2012');
    await backend.set('listNews:A2012');
    await open(paths.login());
    await page.getByRole('button', { name: texts.openWith(2) }).click();
    await expect(panel).toContainText('The contract does not list this code for the operation. It lists');
    await page.getByRole('button', { name: texts.remove('createSubUser:A2012') }).click();
    await expect(page.getByRole('button', { name: texts.openWith(1) })).toBeVisible();
    await page.getByRole('button', { name: texts.clear }).click();
    await expect(panel.getByText(texts.noRules)).toBeVisible();
  });

  test('shows and copies calls with masked secrets, and opens the replay of a call', async ({
    page,
    texts,
    panel,
    open,
    t,
  }) => {
    const logs: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/__mock__/log')) logs.push(new URL(request.url()).search);
    });
    await open(paths.login());
    await waitForHydration(page);
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(localize(paths.user(), 'en'));
    expect(logs, 'a closed panel requests no calls').toEqual([]);
    await openPanel(page, texts.open);
    await tab(page, texts, 'calls').click();
    const call = panel.getByRole('listitem').filter({ hasText: 'loginByPassword' });
    await call.getByText('loginByPassword').click();
    await expect(call.getByText('"token": "••••••"')).toBeVisible();
    await expect(call.getByText('"password": "••••••"')).toBeVisible();
    await call.getByRole('button', { name: texts.copyCurl }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    expect(await clipboard(page)).toContain(`curl -X POST '`);
    const copied = [await clipboard(page)];
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect.poll(() => clipboard(page)).toContain('loginByPassword | 200');
    copied.push(await clipboard(page), await panel.innerText());
    const session = (await page.context().cookies()).filter(({ name }) => name.endsWith('TOKEN'));
    expect(session).toHaveLength(2);
    for (const secret of [...session.map(({ value }) => value), seededPassword])
      expect(copied.join()).not.toContain(secret);
    await call.getByRole('button', { name: texts.replayAs }).click();
    await expect(page.getByRole('searchbox', { name: texts.search })).toHaveValue('loginByPassword ');
    await expect(panel.getByRole('list', { name: texts.results })).toContainText('A0102');
    await page
      .getByRole('link', { name: t('user.nav.info'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(localize(paths.userInfo(), 'en'));
    await expect.poll(() => logs.length).toBeGreaterThan(1);
    expect(logs.slice(1), 'each call is fetched once').not.toContain('?after=0');
  });

  test('changes a response, which the page then shows, and tells what was changed', async ({
    page,
    texts,
    panel,
    open,
  }) => {
    await open(`${paths.subAccounts()}?as=main`);
    await expect(page.getByRole('table')).toBeVisible();
    await openPanel(page, texts.open);
    await tab(page, texts, 'calls').click();
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
    expect(await clipboard(page)).toContain(`-H 'X-Mock: data={"list":{"0":{"name":"Edited Person"}}}'`);
  });

  test('filters calls, and copies the session as a test with what was pressed and the rules that were used up', async ({
    page,
    texts,
    panel,
    open,
    backend,
    t,
  }) => {
    await backend.fail('loginByPassword', 'A0102', { times: 1, note: 'typed twice' });
    await open(paths.login());
    await expect(page.getByRole('button', { name: texts.openWith(1) })).toBeVisible();
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page.getByText(t('common.apiMsg.A0102')).first()).toBeVisible();
    await openPanel(page, texts.open);
    await tab(page, texts, 'calls').click();
    await page.getByRole('checkbox', { name: texts.onlyFailed }).check();
    await expect(panel.getByText('loginByPassword:A0102,note="typed twice"@1').first()).toBeVisible();
    await page.getByRole('searchbox', { name: texts.filterCalls }).fill('listNews');
    await expect(panel.getByText(texts.noFiltered)).toBeVisible();
    await panel.getByRole('button', { name: texts.copyTest }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    const written = await clipboard(page);
    for (const line of [
      "await backend.fail('loginByPassword', 'A0102', { note: 'typed twice', times: 1 });",
      "await open('/login');",
      `await page.getByRole('textbox', { name: '${t('form.email')}', exact: true }).fill('${seededAccounts.main.account}');`,
      `await page.getByRole('button', { name: '${t('login.submit')}', exact: true }).click();`,
      '// loginByPassword: 200 A0102',
    ])
      expect(written).toContain(line);
    expect(written).not.toContain(seededPassword);
    await panel.getByRole('button', { name: texts.copyLink }).click();
    await expect.poll(() => clipboard(page)).toContain('mock=loginByPassword:A0102,note=%22typed+twice%22@1');
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect
      .poll(() => clipboard(page))
      .toContain('- Rules: `loginByPassword:A0102,note="typed twice"@1`');
  });

  test('takes clicks over a dialog of the page', async ({ page, texts, panel, open, t }) => {
    await open(`${paths.subAccountCreate()}?as=main&mock=createSubUser:A2012@1`);
    await expect(page.getByRole('button', { name: texts.openWith(1) })).toBeVisible();
    await fillColleague(page, t);
    await page.getByRole('button', { name: t('subAccount.create.submit'), exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // The dialog hides the button of the panel from the accessibility tree.
    await page.keyboard.press('Alt+Shift+KeyM');
    await panel.getByRole('button', { name: texts.copyTest }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    expect(await clipboard(page)).toContain('// createSubUser: 200 A2012');
    await expect(page.getByText(t('common.apiMsg.A2012'))).toBeVisible();
  });

  test('starts a scenario and shares the state as a link and as a report', async ({
    page,
    texts,
    panel,
    open,
    t,
  }) => {
    await open(paths.home());
    await openPanel(page, texts.open);
    await tab(page, texts, 'scenarios').click();
    await page.getByRole('listitem').filter({ hasText: 'sub-account-limit' }).getByRole('button').click();
    await expect(page).toHaveURL(localize(paths.subAccountCreate(), 'en'));
    await expect(panel.getByText('sub-account-limit').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.copied);
    const report = await clipboard(page);
    expect(report).toContain('- Scenario: sub-account-limit');
    expect(report).toContain(seededAccounts.atLimit.account);
    await panel.getByRole('button', { name: texts.copyLink }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^http\S+\?scenario=sub-account-limit&as=atLimit$/);
    const link = await clipboard(page);
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL(localize(paths.subAccountCreate(), 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subAccount.create.title'));
  });

  test('signs in as a seeded account and expires its token', async ({ page, texts, open, backend }) => {
    await open(paths.login());
    await openPanel(page, texts.open);
    await tab(page, texts, 'scenarios').click();
    await page.getByRole('button', { name: texts.signInAs(nameOf(seededAccounts.main, 'en')) }).click();
    await expect(page).toHaveURL(localize(paths.user(), 'en'));
    await page.getByRole('button', { name: texts.expiring }).click();
    await expect
      .poll(async () => (await backend.journal()).map(({ operationId }) => operationId))
      .toContain('refreshToken');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  });

  test('sets the clock to a date and back, saves the state and loads it, and stays signed in', async ({
    page,
    texts,
    panel,
    open,
    backend,
  }) => {
    await open(`${paths.user()}?as=main`);
    // A call that is under way would fail with the token of another time.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
    await openPanel(page, texts.open);
    await tab(page, texts, 'scenarios').click();
    const clock = panel.getByRole('region', { name: texts.clock }).getByRole('time');
    await expect(clock).toBeVisible();
    await page.getByLabel(texts.clockTo).fill('2031-05-05T10:00');
    await page.getByRole('button', { name: texts.setClock, exact: true }).click();
    await expect(clock).toHaveAttribute('datetime', /^2031-05-0/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);

    await backend.fail('listNews', 'B0001');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.saveState }).click();
    const file = await (await saving).path();
    await page.getByRole('button', { name: texts.resetClock }).click();
    await expect(clock).not.toHaveAttribute('datetime', /^2031/);
    await expect(panel.getByRole('status')).not.toContainText('2031');
    await backend.clear();

    const chooser = page.waitForEvent('filechooser');
    await page.getByText(texts.loadState).click();
    await (await chooser).setFiles(file);
    await expect(panel.getByRole('status')).toContainText(texts.wasLoaded(''));
    await expect(clock).toHaveAttribute('datetime', /^2031-05-0/);
    await expect(page.getByRole('button', { name: texts.openWith(1) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  });

  test('a link that replaces rules says so, and they can be put back', async ({
    page,
    texts,
    panel,
    open,
    backend,
  }) => {
    await backend.fail('createSubUser', 'A2012', { times: 2 });
    await open(`${paths.login()}?mock=logout:B0001@3`);
    await page.getByRole('button', { name: texts.openWith(1) }).click();
    await expect(panel.getByText(texts.left(3))).toBeVisible();
    await expect(panel.getByText('createSubUser:A2012@2')).toBeVisible();
    await panel.getByRole('button', { name: texts.putBack }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.wasPutBack);
    await expect(page.getByRole('button', { name: texts.openWith(2) })).toBeVisible();
    await expect(panel.getByRole('button', { name: texts.putBack })).toBeHidden();
  });

  test('lists the calls of the page that the tab shows', async ({ page, texts, panel, open, t, context }) => {
    await open(`${paths.userCompany()}?as=main`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPanel(page, texts.open);
    await tab(page, texts, 'calls').click();
    const other = await context.newPage();
    await other.goto(localize(paths.newsList(), 'en'));
    await waitForHydration(other);
    await page.bringToFront();
    const calls = panel.getByRole('region', { name: texts.tabs.calls }).getByRole('listitem');
    await expect(calls.filter({ hasText: 'getCompanyInfo' }).first()).toBeVisible();
    await page.getByRole('checkbox', { name: texts.onlyThisPage }).check();
    await expect(calls.filter({ hasText: 'getCompanyInfo' }).first()).toBeVisible();
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: t('user.nav.subAccounts') })
      .first();
    await link.click();
    await expect(calls.filter({ hasText: 'listSubUsers' }).first()).toBeVisible();
    await expect(calls.filter({ hasText: 'getCompanyInfo' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: texts.onlyThisPage }).uncheck();
    await expect(calls.filter({ hasText: 'listNews' }).first()).toBeVisible();
    await panel.getByRole('button', { name: texts.copyReport }).click();
    await expect.poll(() => clipboard(page)).toContain('| listSubUsers | 200');
    expect(await clipboard(page), 'the report leaves out other tabs').not.toContain('listNews');
  });

  test('resets the database and stays signed in', async ({ page, texts, panel, open, backend }) => {
    await open(`${paths.user()}?as=main`);
    await openPanel(page, texts.open);
    await backend.fail('getUserDetail', 'B0001');
    await tab(page, texts, 'scenarios').click();
    await page.getByRole('button', { name: texts.reset }).click();
    await expect(panel.getByRole('status')).toHaveText(texts.wasReset);
    await expect(page.getByRole('button', { name: texts.open, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  });

  test('the button moves away from the controls of the page on a phone', async ({ page, texts, open, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${paths.subAccountCreate()}?as=main`);
    const button = page.getByRole('button', { name: texts.open, exact: true });
    await expect(button).toBeVisible();
    const submit = page.getByRole('button', { name: t('subAccount.create.submit') });
    await expect(submit).toBeEnabled();
    // The button of the page is at the lower left corner, below the replay button.
    await submit.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    const isApart = async () => {
      const [one, other] = [await button.boundingBox(), await submit.boundingBox()];
      return one && other && (one.y + one.height <= other.y || other.x >= one.x + one.width);
    };
    await expect.poll(isApart).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await submit.click();
    await expect(page.getByText(t('common.error.emailRequired')).first()).toBeVisible();
  });

  test('docks to an edge, makes room for the page, and remembers place and size', async ({
    page,
    texts,
    panel,
    open,
  }) => {
    await open(paths.login());
    await openPanel(page, texts.open);
    const heading = page.getByRole('heading', { level: 1 });
    const isCovered = async () => {
      const [text, box] = [await heading.boundingBox(), await panel.boundingBox()];
      if (!text || !box) return undefined;
      const isBeside =
        box.x >= text.x + text.width || text.x >= box.x + box.width || box.y >= text.y + text.height;
      return !isBeside;
    };
    for (const side of ['left', 'right', 'bottom'] as const) {
      await panel.getByRole('button', { name: texts.dock[side] }).click();
      await expect.poll(isCovered, side).toBe(false);
    }
    await panel.getByRole('separator', { name: texts.resize }).press('ArrowDown');
    const height = (await panel.boundingBox())?.height;
    expect(height).toBe(448);
    await page.reload();
    await openPanel(page, texts.open);
    expect((await panel.boundingBox())?.height).toBe(height);
    await panel.getByRole('button', { name: texts.close }).click();
    await expect(page.locator('body')).toHaveCSS('margin-bottom', '0px');
  });

  test('fits a width of 320 pixels', async ({ page, texts, panel, open, backend }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await backend.fail('listFeaturedAdvances', 'B0001', { note: 'a long note without meaning' });
    await open(`${paths.user()}?as=main&mock=listFeaturedAdvances:B0001,delay=10,note="long and longer"`);
    await page.request.get('/api/v1/news/advances?_t=1', { headers: { 'X-Mock-Session': backend.name } });
    await page.request.get(`/api/v1/${'unknown'.repeat(8)}`, { headers: { 'X-Mock-Session': backend.name } });
    await openPanel(page, texts.openWith(1));
    for (const name of ['replay', 'scenarios', 'calls'] as const) {
      await tab(page, texts, name).click();
      if (name === 'calls') await panel.getByText('listFeaturedAdvances', { exact: true }).click();
      const overflowing = await panel.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')]
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(overflowing, name).toEqual([]);
    }
  });

  test('has no accessibility violations, wide and narrow, light and dark', async ({ page, texts, open }) => {
    await open(`${paths.user()}?as=main&mock=listNews:delay=10`);
    await openPanel(page, texts.openWith(1));
    await page.getByRole('searchbox', { name: texts.search }).fill('A2012');
    for (const name of ['replay', 'calls', 'scenarios'] as const) {
      await tab(page, texts, name).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await getAxeViolations(page, { part: ['body > div', '.panel'] })).toEqual([]);
        }
      }
    }
  });
});
