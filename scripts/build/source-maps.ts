import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The directory of the source maps, beside the public files. */
export const sourceMapDirectory = 'build/source-maps';

/** Writes the source maps of the client build to a directory of their own. They contain the source code and are not public. */
export const sourceMaps = (): Plugin => ({
  name: 'source-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({ environments: { client: { build: { sourcemap: 'hidden' } } } }),
  buildStart() {
    rmSync(sourceMapDirectory, { recursive: true, force: true });
    mkdirSync(sourceMapDirectory, { recursive: true });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (!name.endsWith('.map') || output.type !== 'asset') continue;
        writeFileSync(join(sourceMapDirectory, basename(name)), output.source);
        delete bundle[name];
      }
    },
  },
});
