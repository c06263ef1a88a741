import { defineConfig, devices } from '@playwright/test';
import root from '../../playwright.config.ts';
import { browserArguments } from '../../test/browser.ts';
import { type EngineName, engines } from '../../test/engines.ts';
import type { TestOptions } from '../../test/fixtures.ts';
import { urls } from '../../test/global-setup.ts';
import { languages } from '../../test/translate.ts';
import { findOldestBrowser } from './support/oldest-browser.ts';

const isEngineName = (name: string): name is EngineName => name in engines;

const tagsOfOtherLanguages = (language: string) =>
  languages.filter((other) => other !== language).map((other) => new RegExp(`@${other}`));

const oldestBrowser = await findOldestBrowser();

/** The core journeys in other engines: `npm run test:browsers`. */
export default defineConfig<TestOptions, { engineName: EngineName }>({
  fullyParallel: true,
  workers: 3,
  // The driver of WebKitGTK ends by itself once in a few hundred sessions. The next attempt starts a new one.
  retries: 1,
  timeout: root.timeout,
  expect: root.expect,
  globalSetup: '../../test/global-setup.ts',
  reporter: 'list',
  outputDir: '../../test-results/browsers',
  projects: [
    ...(oldestBrowser
      ? languages.map((language) => ({
          name: `chromium-109-${language}`,
          testDir: '../site',
          grep: /@journey/,
          grepInvert: tagsOfOtherLanguages(language),
          use: {
            ...devices['Desktop Chrome'],
            baseURL: urls.site,
            language,
            contextOptions: root.use?.contextOptions,
            permissions: root.use?.permissions,
            launchOptions: { executablePath: oldestBrowser, args: browserArguments },
          },
          metadata: { servers: ['api', 'site'], apiBase: urls.api },
        }))
      : []),
    ...Object.keys(engines)
      .filter(isEngineName)
      .flatMap((engineName) =>
        languages.map((language) => ({
          name: `${engineName}-${language}`,
          testDir: '.',
          grepInvert: tagsOfOtherLanguages(language),
          use: { language, engineName },
          // A journey starts a site of its own.
          metadata: { servers: ['api'], builds: ['site'], apiBase: urls.api },
        })),
      ),
  ],
});
