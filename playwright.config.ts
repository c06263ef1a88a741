import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './e2e/support/browser.ts';
import { urls } from './e2e/support/servers.ts';

export default defineConfig<{ scenario: string | undefined }>({
  testDir: 'e2e',
  globalSetup: './e2e/support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a fault; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // What no language changes is marked with the one that tries it.
  grepInvert: process.env.E2E_FULL ? [] : [/ en .*@zh/, / zh .*@en/],
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
      use: { baseURL: urls.site },
      metadata: { apiBase: urls.api },
    },
    // A backend that needs a login wherever it may: what carries the token by the contract does so.
    {
      name: 'strict-login',
      testDir: 'e2e/site',
      testMatch: /(?:quote|portal|session)\.spec\.ts/,
      grepInvert: /@visitor/,
      use: { baseURL: urls.site, scenario: 'strict-login' },
      metadata: { apiBase: urls.api },
    },
    { name: 'stories', testDir: 'e2e/stories', use: { baseURL: urls.stories } },
    {
      name: 'demo',
      testDir: 'e2e/demo',
      grep: /@address/,
      use: { baseURL: urls.demo },
    },
    {
      name: 'demo-below',
      testDir: 'e2e/demo',
      use: { baseURL: urls.demoBelow },
    },
    // The development server prepares each module when it is first asked for.
    {
      name: 'dev',
      testDir: 'e2e/dev',
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { baseURL: urls.dev },
      metadata: { apiBase: `${urls.dev}/api` },
    },
  ],
});
