import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type BuiltPage, buildPanelPage } from '../../mocks/panel/build-page.ts';

const root = join(import.meta.dirname, '../..');

/** Replaces modules that read `node_modules` when they run. */
const withoutNodeModules = (page: BuiltPage): Plugin => ({
  name: 'without-node-modules',
  enforce: 'pre',
  load(id) {
    // The bundler resolves the imports of jsencrypt.
    if (id === join(root, 'mocks/adapters/jsencrypt-resolution.ts')) return '';
    if (id === join(root, 'mocks/panel/build-page.ts'))
      return `export const buildPanelPage = async () => (${JSON.stringify(page)});`;
    return undefined;
  },
});

/** Runs before all modules of the bundle. */
const versionCheck = (minNode: string) => `const [major] = process.versions.node.split('.');
if (Number(major) < ${minNode}) {
  console.error('The fake backend needs Node ${minNode} or newer. This is Node ' + process.versions.node + '.');
  process.exit(1);
}`;

/** The oldest Node that the bundle runs on. */
const minNode = '22';

/** Writes the command line of the fake backend with everything it needs into one file. */
export async function bundleMock(file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutNodeModules(await buildPanelPage())],
    ssr: { noExternal: true },
    build: {
      ssr: 'mocks/cli/mock.ts',
      target: `node${minNode}`,
      outDir: dirname(file),
      emptyOutDir: false,
      rolldownOptions: {
        output: { entryFileNames: basename(file), codeSplitting: false, banner: versionCheck(minNode) },
      },
    },
  });
}
