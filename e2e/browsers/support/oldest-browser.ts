import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const isComplete = (path: string): boolean => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/**
 * Path of Chromium 109, the oldest supported engine and the last one for Windows 7 and 8. The package contains a binary for Linux on
 * x64 and unpacks it on first use; undefined on other systems.
 */
export async function findOldestBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await chromium.executablePath();
  // A run that was stopped while it unpacked the browser leaves a part of it. Workers use what the main process has checked.
  if (process.env.TEST_WORKER_INDEX !== undefined || isComplete(path)) return path;
  rmSync(path);
  return chromium.executablePath();
}
