/** Fails for a web API in `src` that a browser of `browserslist` in package.json lacks. Part of `npm run lint:browsers`. */
import { join, relative } from 'node:path';
import { isTest, listFiles, root } from '../../test/files.ts';
import { findUnsupportedUses } from './find-unsupported-uses.ts';

/** Source that no browser runs. */
const serverOnly = /\.server\.|^src\/(?:server|config|site\/feeds)\/|entry\.server|routes\.ts|\/generated\//;

/** Web APIs that the code uses only where they exist. */
const withFallback = new Set(['Window.requestIdleCallback', 'Window.cancelIdleCallback']);

const files = listFiles('src/**/*.{ts,tsx}').filter((file) => !isTest(file) && !serverOnly.test(file));
const uses = findUnsupportedUses(files.map((file) => join(root, file)));
const used = new Set(uses.map(({ api }) => api));

for (const { api, file, line, missingIn } of uses) {
  if (withFallback.has(api)) continue;
  console.error(`${relative(root, file)}:${line}: ${api} is missing in ${missingIn.join(', ')}.`);
  process.exitCode = 1;
}
for (const api of withFallback) {
  if (used.has(api)) continue;
  console.error(`${api} is no longer used. Remove it from checks/repo/browser-support.ts.`);
  process.exitCode = 1;
}
