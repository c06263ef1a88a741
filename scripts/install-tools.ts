/**
 * Installs the packages of folders that few people need, such as the benchmarks, and checks the types of those with a configuration of
 * their own:
 * `node scripts/install-tools.ts <folder>…`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a program, and ends with its exit code when it fails. */
function run(program: string, ...args: string[]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

for (const folder of process.argv.slice(2)) {
  const directory = join(root, folder);
  const installed = join(directory, 'node_modules/.package-lock.json');
  const lockfile = join(directory, 'package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
    console.log(`Installing the packages of ${folder}`);
    run('npm', 'ci', '--prefix', directory);
  }
  if (existsSync(join(directory, 'tsconfig.json')))
    run(process.execPath, join(root, 'node_modules/typescript-7/bin/tsc'), '-p', directory);
}
