/** Finds an installed browser for the browser tests, or installs one with apt-get or Playwright. */
import { aptGetInstall, isRoot, runInstallation } from './apt-get.ts';
import { findBrowser, headlessShell } from './browser.ts';

const minute = 60_000;

const hasHeadlessShell = () => findBrowser()?.endsWith(headlessShell) ?? false;
const hasBrowser = () => findBrowser() !== undefined;

const attempts = [
  {
    when: isRoot && !process.env.CHROMIUM_PATH,
    command: aptGetInstall([headlessShell]),
    isInstalled: hasHeadlessShell,
    timeoutMs: 2 * minute,
  },
  {
    when: isRoot,
    command: aptGetInstall(['chromium']),
    isInstalled: hasBrowser,
    timeoutMs: 5 * minute,
  },
  { when: true, command: 'playwright install chromium', isInstalled: hasBrowser, timeoutMs: 5 * minute },
];

for (const { when, command, isInstalled, timeoutMs } of attempts) {
  if (!when || isInstalled()) continue;
  console.log(`Looking for a Chromium: ${command}`);
  runInstallation(command, timeoutMs);
}

const found = findBrowser();
if (found) console.log(`Browser: ${found}`);
else {
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is installed.',
  );
  process.exitCode = 1;
}
