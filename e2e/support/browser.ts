import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without windows first: it needs about half of the time. */
export const quickName = 'chromium-headless-shell';
const systemNames = [quickName, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds a Chromium: the one named by CHROMIUM_PATH, the system's, or Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}

/** What a Chromium needs in a container, and to stay off the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
