import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readContractVersion } from '../../mocks/cli/contract-version.ts';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { read, root } from '../../test/files.ts';
import { freePort } from '../../test/servers.ts';
import { buildPackage } from './build-package.ts';
import { minNode, packageName } from './manifest.ts';

// An installation and its processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'insight-mock-'));
const files = join(folder, 'package');
const project = join(folder, 'project');
const contractVersion = await readContractVersion();
let version: string;

/** Runs a program in the project, and returns what it prints, with an error what it prints about it. */
async function run(
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { PORT: _, ...inherited } = process.env;
  return promisify(execFile)(program, [...words], { cwd: project, env: { ...inherited, ...env } }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

const runNode = (...words: string[]) => run(process.execPath, words);
const inRoot = (path: string) => join(root, 'node_modules', path);

beforeAll(async () => {
  version = await buildPackage(files);
  cpSync(join(import.meta.dirname, 'consumer'), project, { recursive: true });
  await run('npm', ['pack', files, '--pack-destination', folder]);
  const installed = await run('npm', ['install', '--offline', `../insight-mock-${version}.tgz`]);
  expect(installed).toContain('added 1 package');
  // What a project has besides.
  for (const name of ['msw', 'vitest', 'vite', '@playwright/test', '@types/node']) {
    mkdirSync(join(project, 'node_modules', dirname(name)), { recursive: true });
    symlinkSync(inRoot(name), join(project, 'node_modules', name));
  }
  mkdirSync(join(project, 'public'));
  cpSync(inRoot('msw/lib/mockServiceWorker.js'), join(project, 'public/mockServiceWorker.js'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the package has no source maps, paths of the machine or sources of the site', () => {
  const packed = readdirSync(join(project, 'node_modules/insight-mock'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(packed.length).toBeGreaterThan(10);
  const others = packed.filter((path) => !path.includes('/insight-mock/examples/'));
  expect(others.filter((path) => /\.map$|(?<!\.d)\.tsx?$|\.css$/.test(path))).toEqual([]);
  const texts = packed.map((path) => readFileSync(path, 'utf8'));
  expect(texts.filter((text) => text.includes(root) || text.includes('sourceMappingURL='))).toEqual([]);
});

test.each(['bundler', 'nodenext'])(
  'a strict project compiles with moduleResolution %s',
  async (resolution) => {
    const module = resolution === 'bundler' ? 'preserve' : 'nodenext';
    const compiler = inRoot('typescript-7/bin/tsc');
    const words = ['-p', 'tsconfig.json', '--module', module, '--moduleResolution', resolution];
    expect(await runNode(compiler, ...words)).toBe('');
  },
);

test('a test of Vitest overrides a handler by server.use', async () => {
  expect(await runNode(inRoot('vitest/vitest.mjs'), 'run', '--no-color')).toMatch(/Tests +3 passed/);
});

test('a test of Playwright sets a rule, and the handlers work in a page', async () => {
  const environment = {
    API_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    CHROMIUM_PATH: findBrowser() ?? '',
    CHROMIUM_FLAGS: browserArguments.join(' '),
  };
  const cli = inRoot('@playwright/test/cli.js');
  expect(await run(process.execPath, [cli, 'test'], environment)).toContain('2 passed');
});

test('CommonJS loads the modules', async () => {
  const script =
    "console.log(require('insight-mock').handlers.length, typeof require('insight-mock/client').BackendSandbox)";
  expect(await runNode('-e', script)).toMatch(/^\d+ function\n$/);
});

test('the program names itself as npx starts it, and the version of the package', async () => {
  expect(version.startsWith(`${contractVersion}-`)).toBe(true);
  expect(await run('npx', ['insight-mock', '--version'])).toBe(`${version}\n`);
  expect(await run('npx', ['insight-mock', 'set', '--help'])).toContain(
    'npx insight-mock set createSubUser:A2012',
  );
});

test('the program starts in its image, prints what a client needs, and serves it', async () => {
  expect(read('Dockerfile')).toContain(`COPY --from=mock-package /site/build-mock/${packageName} ./`);
  const [, entrypoint = ''] = /^ENTRYPOINT (.+)$/m.exec(read('Dockerfile')) ?? [];
  const [, ...words] = JSON.parse(entrypoint);
  // A variable of the project that uses the package, which the program knows nothing about.
  const env = { ...process.env, MOCK_SERVER: 'http://localhost' };
  const server = spawn(process.execPath, [...words, '--port', '0'], { cwd: files, env });
  try {
    const { text, url } = await waitForStart(server);
    for (const part of [developmentPublicKey.split('\n')[1], seededAccounts.main.account])
      expect(text).toContain(part);

    const get = async (path: string) => (await fetch(url + path)).json();
    expect(await get('/v1/news/list?_t=1')).toMatchObject({ code: '00000' });
    const catalogue = await get('/__mock__/catalogue');
    expect(catalogue).toMatchObject({ contractVersion, publicKey: developmentPublicKey });
    expect(catalogue.accounts).toContainEqual(
      expect.objectContaining({ key: 'main', ...seededAccounts.main }),
    );
    const [{ account, password }] = catalogue.accounts;
    const key = { key: catalogue.publicKey, padding: constants.RSA_PKCS1_PADDING };
    const login = await fetch(`${url}/login?_t=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        account,
        password: publicEncrypt(key, Buffer.from(password)).toString('base64'),
      }),
    });
    expect(await login.json()).toMatchObject({ code: '00000' });
    expect(await (await fetch(url)).text()).toContain('<title>Replay panel</title>');
    expect(await get('/openapi.json')).toMatchObject({ info: { version: contractVersion } });
    await run('npx', ['insight-mock', 'set', 'listNews:B0001@1', '--url', url]);
    expect(await get('/v1/news/list?_t=1')).toMatchObject({ code: 'B0001' });

    const second = await run('npx', ['insight-mock', '--port', new URL(url).port]);
    expect(second).toMatch(/^Port \d+ is already in use/);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});

test('an old Node is named, although the program imports what it lacks', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '22.5.1' } })`;
  const program = join(files, `${packageName}.mjs`);
  expect(await runNode('--import', `data:text/javascript,${encodeURIComponent(pretend)}`, program)).toBe(
    `The fake backend needs Node ${minNode} or newer. This is Node 22.5.1.\n`,
  );
  // An import of the file itself would be resolved before its first line.
  expect(readFileSync(program, 'utf8')).not.toMatch(/^import\b/m);
});

test('the package needs the Node of MSW', () => {
  const { engines } = JSON.parse(read('node_modules/msw/package.json'));
  expect(engines.node).toBe(`>=${minNode}`);
});

/** Waits until the server has printed all that it prints at start. */
function waitForStart({ stdout, stderr }: ChildProcess): Promise<{ text: string; url: string }> {
  let text = '';
  return new Promise((resolve, reject) => {
    stderr?.once('data', (chunk) => reject(new Error(String(chunk))));
    stdout?.on('data', (chunk) => {
      text += String(chunk);
      const [, url] = /Fake backend {2}(http:\S+)/.exec(text) ?? [];
      if (url && text.includes('Replay an error')) resolve({ text, url });
    });
  });
}
