import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What every build contains. */
const shared = [
  'src/**',
  'locales/*/*.json',
  'openapi/generated/*',
  'public/**',
  '{vite,react-router}.config.ts',
  'package-lock.json',
];
const withFakeBackend = [...shared, 'mocks/**'];

/** The builds that servers serve. Paths are relative to the project. */
const builds = {
  site: { command: 'npm run build', output: 'build', inputs: [...shared, 'scripts/precompress.ts'] },
  stories: { command: 'npm run ladle:build', output: 'ladle/build', inputs: [...withFakeBackend, 'ladle/*'] },
  demo: {
    command: 'npm run demo -- --no-serve',
    output: 'build-demo',
    inputs: [...withFakeBackend, 'scripts/static-export/*'],
  },
  demoBelow: {
    command: 'npm run demo -- --no-serve --out build-demo-below --base /sub/path/',
    output: 'build-demo-below',
    inputs: [...withFakeBackend, 'scripts/static-export/*'],
  },
};

export type BuildName = keyof typeof builds;

export const isBuildName = (name: string): name is BuildName => name in builds;

/** The time of the last change in milliseconds; 0 without files. A folder changes when a file is added or removed. */
function lastChange(patterns: string | string[]): number {
  const files = globSync(patterns, { cwd: root, exclude: (path) => path.includes('.test.') });
  return Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs));
}

/**
 * Runs the builds that are missing or older than their sources, one after the other.
 *
 * @throws Error when a build fails
 */
export async function ensureBuilds(names: Iterable<BuildName>): Promise<void> {
  for (const name of names) {
    const { command, output, inputs } = builds[name];
    if (lastChange(`${output}/**`) > lastChange(inputs)) continue;
    console.log(`Building what the tests need: ${command}`);
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code === 0) continue;
    // An incomplete build would look up to date.
    rmSync(join(root, output), { recursive: true, force: true });
    throw new Error(`${command} failed.`);
  }
}
