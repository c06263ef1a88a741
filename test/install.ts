/**
 * Installs what the browser tests need with apt-get, or says what to install: `node test/install.ts browser engines caches`. It
 * prints what it found, because texts break elsewhere with other fonts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser, headlessShell } from './browser.ts';
import { engines } from './engines.ts';

interface Tool {
  name: string;
  /** The packages of Debian and Ubuntu that contain it. */
  packages: readonly string[];
  /** The command that installs it without apt-get. */
  otherwise?: string;
  /** What is installed; undefined without it. */
  find(): string | undefined;
}

/** The first line that a command prints; undefined where it fails. */
function firstLine(program: string, ...args: string[]): string | undefined {
  try {
    const output = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').find((line) => line !== '');
  } catch {
    return undefined;
  }
}

const isLinux = process.platform === 'linux';
/** A font by its fontconfig pattern. Other systems have fonts of their own. */
const findFont = (pattern: string) => (isLinux ? firstLine('fc-list', pattern, 'family') : 'of the system');
const findProgram = (name: string) => firstLine('sh', '-c', `command -v ${name}`);

const groups = {
  browser: [
    {
      name: 'Chromium',
      packages: [headlessShell],
      otherwise: 'npx playwright install chromium',
      find() {
        const path = findBrowser();
        return path && `${path}, ${firstLine(path, '--version', '--no-sandbox') ?? 'unknown version'}`;
      },
    },
    { name: 'Chinese font', packages: ['fontconfig', 'fonts-noto-cjk'], find: () => findFont(':lang=zh-cn') },
    // The widest typeface that visitors on Linux have.
    { name: 'DejaVu Sans', packages: ['fonts-dejavu-core'], find: () => findFont('DejaVu Sans') },
  ],
  engines: Object.entries(engines).map(([name, { packages, isInstalled }]) => ({
    name,
    packages,
    find: () => (isInstalled() ? packages.join(' ') : undefined),
  })),
  caches: [{ name: 'Varnish', packages: ['varnish'], find: () => findProgram('varnishd') }],
} satisfies Record<string, Tool[]>;

const isGroup = (name: string): name is keyof typeof groups => name in groups;

const tools: Tool[] = process.argv.slice(2).flatMap((name) => {
  if (!isGroup(name)) throw new Error(`${name} is none of ${Object.keys(groups).join(', ')}.`);
  return groups[name];
});
const missing = () => tools.filter((tool) => tool.find() === undefined);
const packagesOf = (wanted: Tool[]) => wanted.flatMap(({ packages }) => packages).join(' ');

function run(command: string) {
  console.log(`Installing for the browser tests: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env });
}

if (missing().length > 0 && isLinux && process.getuid?.() === 0)
  run(`apt-get update && apt-get install -y --no-install-recommends ${packagesOf(missing())}`);
for (const { otherwise } of missing()) if (otherwise) run(otherwise);

for (const tool of tools) {
  const found = tool.find();
  if (found) console.log(`${tool.name}: ${found}`);
  else {
    const other = tool.otherwise ? `, or run ${tool.otherwise}` : '';
    console.error(`The browser tests need ${tool.name}: install ${packagesOf([tool])}${other}.`);
  }
}
if (missing().length > 0) process.exitCode = 1;
