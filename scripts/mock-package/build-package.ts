import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, esmExternalRequirePlugin, type InlineConfig, type Plugin } from 'vite';
import { readContractVersion } from '../../mocks/cli/contract-version.ts';
import { buildPanelPage } from '../../mocks/panel/build-page.ts';
import { bundlerChecks } from '../../mocks/panel/bundler-checks.ts';
import { createDeclarations } from './declarations.ts';
import { createManifest, minNode, modules, programFile } from './manifest.ts';
import { readTexts } from './texts.ts';
import { writeNotices } from './third-party.ts';
import { createVersion } from './version.ts';

const root = join(import.meta.dirname, '../..');
const licenseFile = 'licenses.json';

/** Replaces modules that read `node_modules` when they run. */
const withoutNodeModules = (page: object): Plugin => ({
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

const [minMajor = '', minMinor = ''] = minNode.split('.');

/** The file of the program with all that it needs. */
const mainFile = 'main.mjs';

/** Starts the program. An old Node runs this file too, and fails in that of the program before its first line. */
const starter = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${minMajor} || (major === ${minMajor} && minor < ${minMinor})) {
  console.error('The fake backend needs Node ${minNode} or newer. This is Node ' + process.versions.node + '.');
  process.exitCode = 1;
} else import('./${mainFile}');
`;

interface Bundle {
  /** Text of each file by its name. */
  files: Map<string, string>;
  /** Licenses of the packages in it, in Vite's JSON. */
  licenses: string;
}

async function bundle({ build: options, ...config }: InlineConfig): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...config,
    build: { write: false, license: { fileName: licenseFile }, target: `node${minMajor}`, ...options },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
  const licenses = files.get(licenseFile) ?? '[]';
  files.delete(licenseFile);
  return { files, licenses };
}

/** The command line of the fake backend with everything it needs in one file. */
const bundleProgram = (page: object) =>
  bundle({
    plugins: [withoutNodeModules(page)],
    ssr: { noExternal: true },
    build: {
      ssr: 'mocks/cli/mock.ts',
      rolldownOptions: {
        checks: bundlerChecks,
        output: { entryFileNames: mainFile, codeSplitting: false },
      },
    },
  });

/** The modules that users import, for Node and browsers. */
const bundleModules = () =>
  bundle({
    // @mswjs/data is CommonJS, and requires MSW.
    plugins: [esmExternalRequirePlugin({ external: ['msw'] })],
    build: {
      lib: { entry: { ...modules }, formats: ['es'] },
      target: 'es2023',
      rolldownOptions: {
        checks: bundlerChecks,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });

/**
 * Writes the files of the npm package of the fake backend into an empty folder.
 *
 * @returns the version of the package
 */
export async function buildPackage(folder: string): Promise<string> {
  const { licenses, ...page } = await buildPanelPage();
  const [program, library] = await Promise.all([bundleProgram(page), bundleModules()]);
  const declarations = createDeclarations(root, Object.values(modules));
  const files = new Map([
    [programFile, starter],
    ...program.files,
    ...library.files,
    ...[...declarations].map(([file, text]) => [`types/${file}`, text] as const),
    ...(await readTexts(root)),
    ['THIRD-PARTY-LICENSES.md', writeNotices([licenses, program.licenses, library.licenses])],
  ]);
  const version = createVersion(await readContractVersion(), files);
  files.set('package.json', `${JSON.stringify(createManifest(version), null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return version;
}
