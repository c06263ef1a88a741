/** The static demo: `npm run demo`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { checkPort } from '../../mocks/adapters/listen.ts';
import { readPort } from '../../mocks/cli/read-values.ts';
import { reportError } from '../../mocks/cli/report-error.ts';
import { archiveBase, archiveEntries, zipInFolder } from './archive.ts';
import { serveSite } from './serve-site.ts';

interface Flags {
  base: string;
  out: string;
  port: number;
  host: string;
  build: boolean;
  serve: boolean;
  archive?: string;
}

const program = new Command('npm run demo --')
  .description('Builds the static demo, which contains the fake backend, and serves it.')
  .addOption(
    new Option('--base <path>', 'path of the demo on its host')
      .env('DEMO_BASE')
      .default('/')
      .argParser(readBase),
  )
  .option('--out <directory>', 'output directory; its folder "client" is the site', 'build-demo')
  .addOption(new Option('--port <number>', 'port to listen on').env('PORT').default(4173).argParser(readPort))
  .option('--host <address>', 'address to listen on; 0.0.0.0 accepts other machines', '127.0.0.1')
  .option('--archive <file.zip>', 'write one archive that opens at any path of any host, and end')
  .option('--no-build', 'serve the existing build')
  .option('--no-serve', 'build only')
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  reportError(error);
}

async function run({ base, out, port, host, build, serve, archive }: Flags): Promise<void> {
  if (archive !== undefined) return buildArchive(resolve(archive));
  const directory = resolve(out, 'client');
  if (serve) await checkPort(port, host);
  if (build)
    await buildDemo(base, async (client, pages) => {
      await rm(directory, { recursive: true, force: true });
      await cp(client, directory, { recursive: true });
      console.log(`  ${pages} pages in ${out}/client`);
    });
  if (serve && !existsSync(`${directory}/index.html`))
    throw new Error(`${out} contains no demo. Run npm run demo without --no-build.`);
  if (serve) console.log(`  Demo  ${await serveSite({ directory, base, port, host })}`);
}

function buildArchive(file: string): Promise<void> {
  return buildDemo(archiveBase, async (client, pages) => {
    const archive = zipInFolder(parse(file).name, await archiveEntries(client, archiveBase));
    await writeFile(file, archive);
    console.log(`  ${pages} pages, ${(archive.length / 1e6).toFixed(1)} MB in ${file}`);
  });
}

/**
 * Builds the demo in a folder of its own: the one to write may be open in a browser, and the server build resolves its imports only
 * inside the project.
 */
async function buildDemo(base: string, use: (client: string, pages: number) => Promise<void>): Promise<void> {
  const directory = resolve(import.meta.dirname, `../../build-demo-${process.pid}`);
  try {
    await buildSite(base, directory);
    // The first import of React selects its build by NODE_ENV.
    process.env.NODE_ENV = 'production';
    // Node cannot resolve jsencrypt without this hook.
    await import('../../mocks/adapters/jsencrypt-resolution.ts');
    const { exportSite } = await import('./export-site.ts');
    await use(join(directory, 'client'), await exportSite({ directory, base }));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs the product's build in demo mode. */
function buildSite(base: string, directory: string): Promise<void> {
  const child = spawn('react-router', ['build'], {
    env: { ...process.env, DEMO_BASE: base, DEMO_OUT: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error('The build of the demo failed.'))));
  });
}

function readBase(text: string): string {
  const path = `/${text}/`.replaceAll(/\/+/g, '/');
  if (/^[\w./~-]+$/.test(path)) return path;
  throw new InvalidArgumentError('It must be a path such as /sub/path/.');
}
