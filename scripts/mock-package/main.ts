/** Writes the npm package of the fake backend: `npm run mock:package`. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { buildPackage } from './build-package.ts';
import { packageName } from './manifest.ts';

const folder = join(import.meta.dirname, '../../build-mock');

new Command('npm run mock:package')
  .description(
    `Writes the fake backend as a package of npm, which is installed without this project, and its files: ${folder}.`,
  )
  .allowExcessArguments(false)
  .parse();

const files = join(folder, packageName);
// One archive: of several, npm would install each.
await rm(folder, { recursive: true, force: true });
const version = await buildPackage(files);
const { status } = spawnSync('npm', ['pack', files, '--pack-destination', folder, '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status === 0) {
  const archive = join(folder, `${packageName}-${version}.tgz`);
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(`Wrote ${archive} (${megabytes} MB). Install it with \`npm install --save-dev ${archive}\`.`);
} else {
  console.error('npm cannot pack the package: see its message above.');
  process.exitCode = 1;
}
