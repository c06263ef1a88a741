import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import root from '../../playwright.config.ts';
import { browserArguments } from '../../test/browser.ts';
import { type EngineName, engines } from '../../test/engines.ts';
import type { TestOptions } from '../../test/fixtures.ts';
import { urls } from '../../test/global-setup.ts';
import { languages } from '../../test/translate.ts';

const isEngineName = (name: string): name is EngineName => name in engines;

const tagsOfOtherLanguages = (language: string) =>
  languages.filter((other) => other !== language).map((other) => new RegExp(`@${other}`));

const isComplete = (path: string): boolean => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/**
 * Path of Chromium 109, the oldest supported engine and the last one for Windows 7 and 8. The package contains a binary for Linux on
 * x64 and unpacks it on first use; undefined on other systems.
 */
async function findOldestBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await chromium.executablePath();
  // A run that was stopped while it unpacked the browser leaves a part of it. Workers use what the main process has checked.
  if (process.env.TEST_WORKER_INDEX !== undefined || isComplete(path)) return path;
  rmSync(path);
  return chromium.executablePath();
}

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
