import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './e2e/support/browser.ts';
import { siteDefaults } from './mocks/hosts/site-defaults.ts';
import { developmentPublicKey } from './mocks/world/development-keys.ts';

/** The first of the ports that the servers under test take; another one lets two runs go on side by side. */
const apiPort = Number(process.env.E2E_PORT ?? 4110);
const sitePort = apiPort + 1;
const devPort = apiPort + 2;
const storiesPort = apiPort + 3;
const demoPort = apiPort + 4;
const demoBelowPort = apiPort + 5;
/** The folder of its host that the second demo lies in. */
const demoBase = '/sub/path/';

/** The production build, on another origin than the fake backend it talks to. */
const site = `http://localhost:${sitePort}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a fault; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // What no language changes is marked with the one that tries it.
  grepInvert: process.env.ALL_LANGUAGES ? [] : [/ en .*@zh/, / zh .*@en/],
  timeout: 30_000,
  reporter: [['list']],
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findBrowser(),
      // A test leaves its page before code that is compiled for speed has paid for the compiling.
      args: [...browserArguments, '--js-flags=--no-turbofan,--no-maglev'],
    },
    // Whatever moves waits for nobody here; tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs about as much as the test; `--trace on` takes one where it is wanted.
    trace: 'off',
  },
  projects: [
    {
      name: 'site',
      testDir: 'e2e/site',
      use: { baseURL: site },
      metadata: { apiBase: `http://localhost:${apiPort}` },
    },
    { name: 'stories', testDir: 'e2e/stories', use: { baseURL: `http://localhost:${storiesPort}` } },
    {
      name: 'demo',
      testDir: 'e2e/demo',
      grep: /@address/,
      use: { baseURL: `http://localhost:${demoPort}/` },
    },
    {
      name: 'demo-below',
      testDir: 'e2e/demo',
      use: { baseURL: `http://localhost:${demoBelowPort}${demoBase}` },
    },
    // The development server prepares each module when it is first asked for.
    {
      name: 'dev',
      testDir: 'e2e/dev',
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { baseURL: `http://localhost:${devPort}` },
      metadata: { apiBase: `http://localhost:${devPort}/api` },
    },
  ],
  webServer: [
    // Both are built before; a server that has no files yet disturbs nobody who tests something else.
    {
      command: `npm run --silent demo -- --no-build --port ${demoPort}`,
      port: demoPort,
    },
    {
      command: `npm run --silent demo -- --no-build --out build-demo-below --base ${demoBase} --port ${demoBelowPort}`,
      port: demoBelowPort,
    },
    {
      command: 'npm run --silent mock',
      url: `http://localhost:${apiPort}/__mock__/accounts`,
      env: { PORT: `${apiPort}` },
    },
    {
      command: 'npm run --silent start',
      url: `${site}/readyz`,
      env: {
        PORT: `${sitePort}`,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DRAIN_SECONDS: '0',
        API_BASE_URL: `http://localhost:${apiPort}`,
        RSA_PUBLIC_KEY: developmentPublicKey,
        FORWARDED_HEADERS: 'X-Mock, X-Mock-Session',
        SITE_ORIGIN: 'https://www.example.com',
        ...siteDefaults,
        PRODUCT_ORIGINS: `http://localhost:${apiPort}`,
        BRAND_NAME: 'Example Insight',
      },
    },
    {
      command: `npm run --silent dev -- --port ${devPort}`,
      // It prepares what it serves while the tests of the other servers run.
      port: devPort,
    },
    {
      command: `npx --no-install ladle preview --config ladle --port ${storiesPort}`,
      url: `http://localhost:${storiesPort}/meta.json`,
    },
  ],
});
