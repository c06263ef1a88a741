/** Makes sure that the browser tests have a browser: finds one, or installs one where that is allowed. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** How long an installation may take. */
const patienceMs = 5 * 60_000;

const attempts = [
  {
    when: process.getuid?.() === 0,
    command: 'apt-get update && apt-get install -y --no-install-recommends chromium',
  },
  { when: true, command: 'playwright install chromium' },
];

for (const { when, command } of attempts) {
  if (findBrowser()) break;
  if (!when) continue;
  console.log(`No Chromium found; trying: ${command}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: patienceMs,
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
