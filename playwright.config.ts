import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './e2e/support/browser.ts';
import { type EngineName, engines } from './e2e/support/engines/engines.ts';
import type { TestOptions } from './e2e/support/fixtures.ts';
import { findOldestBrowser } from './e2e/support/oldest-browser.ts';
import { type ServerName, urls } from './e2e/support/servers.ts';
import { languages } from './e2e/support/translate.ts';
import { defaultLanguage } from './src/i18n/languages.ts';

const isFull = Boolean(process.env.E2E_FULL);

/** The servers that `e2e/support/servers.ts` starts for a project, with their builds. */
const servers = (...names: ServerName[]) => ({ servers: names });

/** `@zh-only` and `@en-only` select one language in every run. */
const onlyTagsOfOtherLanguages = (language: string) =>
  languages.filter((other) => other !== language).map((other) => new RegExp(`@${other}-only`));

/** `@zh` and `@en` select one language in a usual run. */
const tagsOfOtherLanguages = (language: string) =>
  isFull
    ? onlyTagsOfOtherLanguages(language)
    : languages.filter((other) => other !== language).map((other) => new RegExp(`@${other}`));

const oldestBrowser = await findOldestBrowser();

const colorSchemes = ['light', 'dark'] as const;
const widths = [1440, 390];

/** The projects of a usual run, which share the stories. English text is longer and gets the narrow screen. */
const usualStories = ['zh-light-1440', 'en-dark-390'];
const tagsOfOtherStories = (name: string) =>
  isFull ? [] : usualStories.filter((other) => other !== name).map((other) => new RegExp(`@${other}`));

const storyProjects = languages
  .flatMap((language) =>
    colorSchemes.flatMap((colorScheme) =>
      widths.map((width) => ({
        name: `${language}-${colorScheme}-${width}`,
        use: { language, colorScheme, viewport: { width, height: 900 } },
      })),
    ),
  )
  .filter(({ name }) => isFull || usualStories.includes(name));

/** The engines that only `npm run test:browsers` runs. */
const isEngineName = (name: string): name is EngineName => name in engines;
const engineProjects = process.env.E2E_ENGINES
  ? Object.keys(engines)
      .filter(isEngineName)
      .flatMap((engineName) =>
        languages.map((language) => ({
          name: `${engineName}-${language}`,
          testDir: 'e2e/browsers',
          // The driver of WebKitGTK ends by itself once in a few hundred sessions. The next attempt starts a new one.
          retries: 1,
          grepInvert: tagsOfOtherLanguages(language),
          timeout: 90_000,
          expect: { timeout: 15_000 },
          use: { language, engineName },
          // A journey starts a site of its own.
          metadata: { ...servers('api'), builds: ['site'], apiBase: urls.api },
        })),
      )
  : [];

export default defineConfig<TestOptions, { engineName: EngineName }>({
  testDir: 'e2e',
  globalSetup: './e2e/support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The report lists a test that passes on the second attempt as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  timeout: 30_000,
  reporter: [['list'], ['./e2e/support/coverage-reporter.ts']],
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findBrowser(),
      // Pages are too short-lived to benefit from the optimizing compilers.
      args: [...browserArguments, '--js-flags=--no-turbofan,--no-maglev'],
    },
    // Tests of animations set `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes about as long as the test; `--trace on` records one.
    trace: 'off',
  },
  projects: [
    ...languages.flatMap((language) => [
      {
        name: `site-${language}`,
        testDir: 'e2e/site',
        grepInvert: tagsOfOtherLanguages(language),
        use: { baseURL: urls.site, language },
        metadata: { ...servers('api', 'site'), apiBase: urls.api },
      },
      // The core journeys in the oldest engine; with `E2E_FULL` all tests of the site.
      ...(oldestBrowser
        ? [
            {
              name: `chromium-109-${language}`,
              testDir: 'e2e/site',
              grep: isFull ? /./ : /@journey/,
              grepInvert: tagsOfOtherLanguages(language),
              use: {
                baseURL: urls.site,
                language,
                launchOptions: { executablePath: oldestBrowser, args: browserArguments },
              },
              metadata: { ...servers('api', 'site'), apiBase: urls.api },
            },
          ]
        : []),
    ]),
    // The fake backend requires authentication for every operation that accepts a token. Screens tagged `@any-login` look
    // the same as in the site project.
    ...languages
      .filter((language) => isFull || language === defaultLanguage)
      .map((language) => ({
        name: `strict-login-${language}`,
        testDir: 'e2e/site',
        testMatch: /(?:quote|portal|session)\.spec\.ts/,
        grepInvert: [/@anonymous/, ...(isFull ? [] : [/@any-login/]), ...onlyTagsOfOtherLanguages(language)],
        use: { baseURL: urls.site, language, scenario: 'strict-login' },
        metadata: { ...servers('api', 'site'), apiBase: urls.api },
      })),
    ...engineProjects,
    ...storyProjects.map(({ name, use }) => ({
      name: `stories-${name}`,
      testDir: 'e2e/stories',
      grepInvert: tagsOfOtherStories(name),
      use: { baseURL: urls.stories, ...use },
      metadata: servers('stories'),
    })),
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
    // The dev server transforms each module on its first request.
    {
      name: 'dev',
      testDir: 'e2e/dev',
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { baseURL: urls.dev },
      metadata: { ...servers('dev'), apiBase: `${urls.dev}/api` },
    },
  ],
});
