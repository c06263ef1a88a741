import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendBytes } from '../../test/send-raw.ts';
import { archiveEntries, zipInFolder } from './archive.ts';
import { startCommands } from './archive-texts.ts';

test('an archive unpacks into one folder with the commands, the site, and a README that says how to start it on each system', async () => {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  await writeFile(join(client, 'index.html'), '<!DOCTYPE html>');
  const files = unzipSync(zipInFolder('spring-demo', await archiveEntries(client, '/any/')));
  await rm(client, { recursive: true });
  // A seller sees the commands, the text and one folder.
  expect([...new Set(Object.keys(files).map((path) => path.split('/', 2).join('/')))].sort()).toEqual([
    'spring-demo/',
    'spring-demo/README.txt',
    'spring-demo/site',
    'spring-demo/start-demo.cmd',
    'spring-demo/start-demo.command',
  ]);
  expect(Object.keys(files)).toContain('spring-demo/site/files/index.html');
  const readme = new TextDecoder().decode(files['spring-demo/README.txt']);
  expect(readme.split('\n').slice(0, 2).join()).toMatch(/^先解压整个压缩包.*Extract the whole archive/);
  for (const address of ['/?present', '/en?present', '隐私与安全性', 'Open Anyway'])
    expect(readme).toContain(address);
  for (const [system, command] of [
    ['Windows', 'start-demo.cmd'],
    ['macOS', 'start-demo.command'],
    ['Linux', 'start-demo.command'],
  ])
    for (const colon of ['：', ': '])
      expect(readme).toMatch(new RegExp(`^${system}${colon}.*${command}`, 'm'));
  const forWindows = new TextDecoder().decode(files['spring-demo/start-demo.cmd']);
  expect(forWindows.split('\r\n').length).toBe(forWindows.split('\n').length);
});

/** A folder with the start command, and the site beside it as in an unpacked archive. */
async function unpack({ hasSite = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'a demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const command = join(folder, startCommands.others);
  await copyFile(new URL(`./${startCommands.others}`, import.meta.url), command);
  if (hasSite) await mkdir(join(folder, 'site'));
  return { folder, command };
}

test('the start command serves the site, and survives any request', async () => {
  const { folder, command } = await unpack();
  await writeFile(join(folder, 'site', 'index.html'), 'home');
  await writeFile(join(folder, 'site', '404.html'), 'none');
  const child = spawn('sh', [command, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const address = /http:\S+/.exec(`${line}`)?.[0] ?? '';
  const send = async (bytes: string) => (await sendBytes(address, bytes)).toString();
  // A browser opens connections on which it sends nothing.
  const idle = connect(Number(new URL(address).port), '127.0.0.1');
  const get = (path: string) => send(`GET ${path} HTTP/1.1\r\n\r\n`);
  expect(await get('/')).toMatch(/^HTTP\/1\.1 200 OK.*text\/html.*home$/s);
  for (const path of ['/%', '/%ff', '/%00', '/%2e%2e/a', '/../start-demo.command', `/${'a'.repeat(20_000)}`])
    expect(await get(path), path).toMatch(/^HTTP\/1\.1 404 /);
  expect(await get('/ads.txt')).not.toContain('none');
  expect(await get('/any/page')).toMatch(/404.*none$/s);
  for (const bytes of ['POST / HTTP/1.1\r\n\r\n', 'nonsense\r\n\r\n', '\r\n\r\n'])
    expect(await send(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await get('/index.html?x=%')).toMatch(/home$/);
  idle.destroy();
  child.kill();
});

test('without the folder of the site, the start command says in both languages that the archive was not extracted', async () => {
  const { command } = await unpack({ hasSite: false });
  const { status, stderr } = spawnSync('sh', [command, '0'], { encoding: 'utf8', timeout: 10_000 });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/请先解压整个压缩包.*\nExtract the whole archive first/);
});

/** Stands in for the programs that open an address in the browser of macOS and Linux. */
async function watchOpened() {
  const { folder } = await unpack({ hasSite: false });
  const log = join(folder, 'log');
  for (const program of ['open', 'xdg-open'])
    await writeFile(join(folder, program), `#!/bin/sh\necho "$1" >> '${log}'\n`, { mode: 0o755 });
  const path = [folder, process.env.PATH].join(delimiter);
  return {
    start(command: string, more: Record<string, string> = {}) {
      const child = spawn('sh', [command], { env: { ...process.env, PATH: path, ...more }, stdio: 'ignore' });
      onTestFinished(() => void child.kill());
      return child;
    },
    async opened(count: number): Promise<string[]> {
      const read = async () => (await readFile(log, 'utf8')).trim().split('\n');
      await vi.waitFor(async () => expect(await read()).toHaveLength(count), { timeout: 20_000 });
      return read();
    },
  };
}

test.each([
  ['zh_CN.UTF-8', ''],
  ['en_GB.UTF-8', 'en'],
])('with LANG=%s the start command opens /%s', async (language, path) => {
  const { start, opened } = await watchOpened();
  start((await unpack()).command, { LC_ALL: '', LANG: language });
  expect((await opened(1))[0]).toMatch(new RegExp(`^http://localhost:\\d+/${path}$`));
});

test('a second start opens the demo that runs, and another folder gets an address of its own', async () => {
  const { start, opened } = await watchOpened();
  const [one, other] = [await unpack(), await unpack()];
  start(one.command);
  await opened(1);
  await once(start(one.command), 'exit');
  start(other.command);
  const [first, second, third] = await opened(3);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
