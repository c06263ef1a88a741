import chromium from '@sparticuz/chromium';

/**
 * Path of Chromium 109, the oldest supported engine and the last one for Windows 7 and 8. The package contains a binary for Linux on
 * x64 and unpacks it on first use; undefined on other systems.
 */
export const findOldestBrowser = async (): Promise<string | undefined> =>
  process.platform === 'linux' && process.arch === 'x64' ? chromium.executablePath() : undefined;
