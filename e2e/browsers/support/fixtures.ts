import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { BackendSandbox } from '../../../mocks/adapters/backend-sandbox.ts';
import { sampleConfig } from '../../../mocks/adapters/sample-config.ts';
import type { seededAccounts } from '../../../mocks/db/accounts.ts';
import { localize } from '../../../src/i18n/localized-path.ts';
import { paths } from '../../../src/paths/paths.ts';
import { cookiesOf } from '../../../src/session/cookies.ts';
import { type EngineName, findWebKit, firefoxPath, webKitDriverPath } from '../../../test/engines.ts';
import { test as base } from '../../../test/language-fixtures.ts';
import { startSite } from '../../../test/servers.ts';
import type { Translate } from '../../../test/translate.ts';
import type { Engine, Viewport } from './driver.ts';
import { Firefox } from './firefox.ts';
import { ForwardingProxy } from './forwarding-proxy.ts';
import { Tab } from './tab.ts';
import { WebKit } from './webkit.ts';

export { expect };

/** The widths of every journey. */
export const viewports: Viewport[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

export const isPhone = ({ width }: Viewport) => width < 750;

const engines: Record<EngineName, () => Engine> = {
  'firefox-esr': () => new Firefox(firefoxPath),
  'webkit-gtk': () => new WebKit(webKitDriverPath, findWebKit() ?? ''),
};

/** The connections of a worker: browser to site, and browser and site to the fake backend. */
interface Network {
  site: ForwardingProxy;
  api: ForwardingProxy;
  /** Neither the site nor the fake backend can be reached. */
  disconnect(): Promise<void>;
  connect(): Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  network: Network;
}

interface Fixtures {
  size: Viewport;
  /** Errors that the test provokes; any other error fails it. */
  expectedErrors: RegExp[];
  /** The test's own sandbox: state, rules and journal. */
  backend: BackendSandbox;
  tab: Tab;
  /** Opens an unprefixed path in the test's language. */
  open: (path: string) => Promise<void>;
  /** Opens a page of the user area with the session of a seeded account. */
  logIn: (account: keyof typeof seededAccounts, path?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox-esr', { option: true, scope: 'worker' }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  expectedErrors: [[], { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const engine = engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  network: [
    async ({ engineName: _ }, use, { project }) => {
      const apiBase: string = project.metadata.apiBase;
      const api = new ForwardingProxy(apiBase);
      await api.start();
      const server = await startSite(api.base, {
        environment: {
          LOG_LEVEL: 'warn',
          CACHE_SECONDS: '0',
          ...sampleConfig,
          PRODUCT_ORIGINS: apiBase,
        },
      });
      const site = new ForwardingProxy(server.url);
      await site.start();
      await use({
        site,
        api,
        async disconnect() {
          await Promise.all([site.kill(), api.kill()]);
        },
        async connect() {
          await Promise.all([site.start(), api.start()]);
        },
      });
      await site.kill();
      await server.stop();
      await api.kill();
    },
    { scope: 'worker' },
  ],

  backend: async ({ network: { api } }, use, { testId, retry, project }) => {
    const sandbox = new BackendSandbox(project.metadata.apiBase, `t-${testId}-${retry}`);
    api.headers = { 'X-Mock-Session': sandbox.name };
    await use(sandbox);
    const violations = (await sandbox.journal()).flatMap((entry) => entry.violations);
    expect(violations, 'the fake backend follows the contract').toEqual([]);
  },

  tab: async ({ engine, network, backend: _, language, size, expectedErrors }, use, info) => {
    const driver = await engine.open(language, size);
    const tab = new Tab(driver, network.site.base);
    await use(tab);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('failed.png');
      await writeFile(path, await driver.screenshot());
      await info.attach('screenshot', { path });
    }
    const errors = await tab.errors();
    await driver.close();
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'the page logs no error').toEqual([]);
  },

  open: async ({ tab, language }, use) => use((path) => tab.goto(localize(path, language))),

  logIn: async ({ tab, open, backend, t }, use) =>
    use(async (account, path = paths.user()) => {
      await open(paths.login());
      for (const [name, value] of Object.entries(cookiesOf(await backend.signIn(account))))
        await tab.setCookie(name, encodeURIComponent(value));
      await open(path);
      await tab.expectVisible(userMenu(t));
    }),
});

/** A form field. */
export const field = (label: string) => ({ label });
export const button = (name: string | RegExp) => ({ role: 'button', name });
export const link = (name: string | RegExp) => ({ role: 'link', name });
export const title = (name?: string | RegExp) => ({ role: 'heading', level: 1, name });
/** A toast on the screen. */
export const toast = (hasText: string) => ({ role: ['status', 'alert'], hasText });
export const slider = { role: 'slider' };

/** The name of the menu starts with the name of the user. */
export const userMenu = (t: Translate) => ({ label: new RegExp(`${t('user.layout.menu')}$`) });
