import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './test/browser.ts';
import type { TestOptions } from './test/fixtures.ts';
import { type ServerName, urls } from './test/global-setup.ts';
import { languages } from './test/translate.ts';

/** `npm run test:all`: every test in every combination. */
const isFull = Boolean(process.env.E2E_FULL);

/** The servers that `test/global-setup.ts` starts for a project, with their builds. */
const servers = (...names: ServerName[]) => ({ servers: names });

/** `@zh` and `@en` select a language, and a usual run leaves out `@all`. */
const excludedTags = (language: string) => [
  ...languages.filter((other) => other !== language).map((other) => new RegExp(`@${other}\\b`)),
  ...(isFull ? [] : [/@all/]),
];

const site = { ...servers('api', 'site'), apiBase: urls.api };

/** The production build in Chromium, and the development server: what `npm test` runs. */
const usualProjects = [
  ...languages.map((language) => ({
    name: `site-${language}`,
    testDir: 'e2e/site',
    grepInvert: excludedTags(language),
    use: { baseURL: urls.site, language },
    metadata: site,
  })),
  {
    name: 'dev',
    testDir: 'e2e/dev',
    testMatch: isFull ? undefined : 'dev-server.spec.ts',
    grepInvert: isFull ? [] : [/@all/],
    use: { baseURL: urls.dev },
    metadata: { ...servers('dev'), apiBase: `${urls.dev}/api` },
  },
];

/** Two opposites have each language, color scheme and width. English text is longer and gets the narrow screen. */
const storyProjects = (
  [
    { language: 'zh', colorScheme: 'light', width: 1440 },
    { language: 'en', colorScheme: 'dark', width: 390 },
  ] as const
).map(({ language, colorScheme, width }) => ({
  name: `stories-${language}-${colorScheme}-${width}`,
  testDir: 'e2e/stories',
  use: { baseURL: urls.stories, language, colorScheme, viewport: { width, height: 900 } },
  metadata: servers('stories'),
}));

/** What `npm run test:all` runs in addition. */
const furtherProjects = () => [
  // The fake backend requires authentication for every operation that accepts a token.
  {
    name: 'strict-login',
    testDir: 'e2e/site',
    testMatch: /(?:quote|portal|session)\.spec\.ts/,
    grepInvert: [/@anonymous/, ...excludedTags('zh')],
    use: { baseURL: urls.site, language: 'zh' as const, scenario: 'strict-login' },
    metadata: site,
  },
  {
    name: 'faults',
    testDir: 'e2e/faults',
    use: { baseURL: urls.site, language: 'zh' as const },
    metadata: site,
  },
  ...storyProjects,
  {
    name: 'demo',
    testDir: 'e2e/demo',
    grep: /@address/,
    use: { baseURL: urls.demo },
    metadata: servers('demo'),
  },
  {
    name: 'demo-below',
    testDir: 'e2e/demo',
    use: { baseURL: urls.demoBelow },
    metadata: servers('demoBelow'),
  },
];

export default defineConfig<TestOptions>({
  testDir: 'e2e',
  globalSetup: './test/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // `npm test` retries nothing. The longer run lists a test that passes on its second attempt as flaky.
  retries: isFull ? 1 : 0,
  // A slow machine is no failure. What promises a time is tested with a fake clock.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findBrowser(),
      // Pages are too short-lived to benefit from the optimizing compilers.
      args: [...browserArguments, '--js-flags=--no-turbofan,--no-maglev'],
    },
    // New passwords are copied. A test that has no clipboard takes it away.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Tests of animations set `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes about as long as the test; `--trace on` records one.
    trace: 'off',
  },
  projects: [...usualProjects, ...(isFull ? furtherProjects() : [])],
});
