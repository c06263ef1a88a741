/** The static demo: `npm run demo`. */
import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readPort } from '../../mocks/cli/read-values.ts';
import { reportError } from '../../mocks/cli/report-error.ts';
import { serveSite } from './serve-site.ts';
import { tempBuildDir } from './temp-build-dir.ts';

interface Flags {
  base: string;
  out: string;
  port: number;
  host: string;
  build: boolean;
  serve: boolean;
}

const program = new Command('npm run demo --')
  .description('Builds the static demo, with the fake backend in the browser, and serves it.')
  .addOption(
    new Option('--base <path>', 'the folder of the host that the demo will lie in')
      .env('DEMO_BASE')
      .default('/')
      .argParser(readBase),
  )
  .option('--out <directory>', 'where the build goes; its folder "client" is the site', 'build-demo')
  .addOption(new Option('--port <number>', 'where to serve it').env('PORT').default(4173).argParser(readPort))
  .option('--host <address>', 'the address to listen at; 0.0.0.0 for other machines', '127.0.0.1')
  .option('--no-build', 'serve what was built before')
  .option('--no-serve', 'build only')
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  reportError(error);
}

async function run({ base, out, port, host, build, serve }: Flags): Promise<void> {
  const directory = resolve(out);
  if (build) {
    const workshop = tempBuildDir(directory, process.cwd());
    await buildSite(base, workshop);
    // Whoever loads React first decides which React it is.
    process.env.NODE_ENV = 'production';
    // jsencrypt cannot be resolved without it.
    await import('../../mocks/adapters/jsencrypt-resolution.ts');
    const { exportSite } = await import('./export-site.ts');
    const count = await exportSite({ directory: workshop, base });
    if (workshop !== directory) await move(join(workshop, 'client'), join(directory, 'client'));
    console.log(`  ${count} pages in ${out}/client`);
  }
  if (serve)
    console.log(`  Demo  ${await serveSite({ directory: `${directory}/client`, base, port, host })}`);
}

/** Puts a folder in another one's place, on another disk, perhaps. */
async function move(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  await rm(resolve(from, '..'), { recursive: true });
}

/** Runs the product's own build, told that it is for a demo. */
function buildSite(base: string, directory: string): Promise<void> {
  const child = spawn('react-router', ['build'], {
    env: { ...process.env, DEMO_BASE: base, DEMO_OUT: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error('The demo could not be built.'))));
  });
}

function readBase(text: string): string {
  const path = `/${text}/`.replaceAll(/\/+/g, '/');
  if (/^[\w./~-]+$/.test(path)) return path;
  throw new InvalidArgumentError('It must be a path such as /sub/path/.');
}
