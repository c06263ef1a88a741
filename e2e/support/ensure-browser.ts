/** Finds an installed browser for the browser tests, or installs one with apt-get or Playwright. */
import { spawnSync } from 'node:child_process';
import { findBrowser, headlessShell } from './browser.ts';

const minute = 60_000;

const isRoot = process.getuid?.() === 0;
const hasHeadlessShell = () => findBrowser()?.endsWith(headlessShell) ?? false;
const hasBrowser = () => findBrowser() !== undefined;

const attempts = [
  {
    when: isRoot && !process.env.CHROMIUM_PATH,
    command: `apt-get update && apt-get install -y --no-install-recommends ${headlessShell}`,
    isInstalled: hasHeadlessShell,
    timeoutMs: 2 * minute,
  },
  {
    when: isRoot,
    command: 'apt-get update && apt-get install -y --no-install-recommends chromium',
    isInstalled: hasBrowser,
    timeoutMs: 5 * minute,
  },
  { when: true, command: 'playwright install chromium', isInstalled: hasBrowser, timeoutMs: 5 * minute },
];

for (const { when, command, isInstalled, timeoutMs } of attempts) {
  if (!when || isInstalled()) continue;
  console.log(`Looking for a Chromium: ${command}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: timeoutMs,
    env: environment,
  });
}

const found = findBrowser();
if (found) console.log(`Browser: ${found}`);
else {
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is installed.',
  );
  process.exitCode = 1;
}
