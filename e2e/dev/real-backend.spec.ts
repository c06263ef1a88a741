import { expect, type Page, test } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { paths } from '../../src/paths/paths.ts';
import { fillPasswordLogin, visitor } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { RestartableServer } from '../../test/restartable-server.ts';
import { startDevelopment, startFakeBackend } from '../../test/servers.ts';
import { translateTo } from '../../test/translate.ts';

/** A minimal API, as a real backend. */
async function startApi() {
  const requested: string[] = [];
  const server = new RestartableServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    response.end('{"code":"00000","msg":"","data":{"list":[],"total":0,"page":1,"size":10}}');
  });
  await server.start();
  return { requested, url: server.base, stop: () => server.kill() };
}

test('with a real backend no code of the fake backend is loaded', async ({ page }) => {
  const api = await startApi();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const site = await startDevelopment({ path: paths.newsList(), environment: { API_BASE_URL: api.url } });
  try {
    await page.goto(site.url + paths.newsList(), { waitUntil: 'networkidle' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    expect(api.requested.some((path) => path.startsWith('/v1/news/list'))).toBe(true);
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((path) => path.includes('/mocks/'))).toEqual([]);
    expect((await page.request.get(`${site.url}/api/__mock__/catalogue`)).status()).toBe(404);
  } finally {
    await site.stop();
    await api.stop();
  }
});

const t = translateTo('zh');

/** Signs in by the form and opens the list of sub-accounts. */
async function signInAndLook(page: Page, site: string): Promise<void> {
  await page.goto(site + paths.login());
  await waitForHydration(page);
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(site + paths.user());
  await page.goto(site + paths.subAccounts());
  await expect(page.getByRole('table')).toBeVisible();
}

/** The backends that answered the calls of an operation, as the panel shows them. */
async function readSources(panel: Page, operationId: string): Promise<string[]> {
  const call = panel.getByRole('listitem').filter({ hasText: operationId });
  await expect(call.first()).toBeVisible();
  return call.locator('.chip').allInnerTexts();
}

/** Opens the panel in the language of the site, at its calls. */
async function openCalls(page: Page, site: string): Promise<Page> {
  const panel = await page.context().newPage();
  await panel.goto(`${site}/api/__mock__/`);
  await panel.getByRole('tab', { name: panelTexts.zh.tabs.calls }).click();
  return panel;
}

test(
  'a session with a real backend is recorded, and replayed without it',
  { tag: '@all' },
  async ({ browser }, testInfo) => {
    test.setTimeout(180_000);
    const file = testInfo.outputPath('session.har');
    const open = async () => (await browser.newContext({ locale: 'zh-CN', userAgent: visitor })).newPage();
    const real = await startFakeBackend(['--sub-accounts', '8']);
    const recording = await startDevelopment(
      { path: '/api/__mock__/state' },
      { words: ['--real', real.url, '--record', file, '--operation', 'listMyServices'] },
    );
    try {
      const page = await open();
      await signInAndLook(page, recording.url);
      // The server loads the data of a public page.
      await fetch(recording.url + paths.newsList());
      const panel = await openCalls(page, recording.url);
      await expect(panel.getByText(panelTexts.zh.upstream.recording(real.url, file))).toBeVisible();
      expect(await readSources(panel, 'listSubUsers')).toContain(panelTexts.zh.source.real);
      expect(await readSources(panel, 'listMyServices')).toContain(panelTexts.zh.source.fake);
      // A rule applies to the real backend, too.
      await page.goto(`${recording.url}${paths.subAccounts()}?mock=listSubUsers:B0001@1`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
      await real.stop();
      await page.goto(recording.url + paths.subAccounts());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
      expect(await (await fetch(`${recording.url}/api/__mock__/log`)).text()).toContain('cannot be reached');
      await page.context().close();
    } finally {
      await recording.stop();
      await real.stop();
    }

    const replay = await startDevelopment({ path: '/api/__mock__/state' }, { words: ['--replay', file] });
    try {
      const page = await open();
      await signInAndLook(page, replay.url);
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: /Person \d+/ })
          .first(),
      ).toBeVisible();
      const panel = await openCalls(page, replay.url);
      await expect(panel.getByText(panelTexts.zh.upstream.replay(file))).toBeVisible();
      expect(await readSources(panel, 'listSubUsers')).toContain(panelTexts.zh.source.recorded);
      expect(await readSources(panel, 'listMyServices')).toContain(panelTexts.zh.source.fake);
    } finally {
      await replay.stop();
    }
  },
);
