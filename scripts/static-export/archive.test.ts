import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('the start command serves the folder, and survives any request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'a demo-'));
  const command = join(folder, startCommands.others);
  await copyFile(new URL(`./${startCommands.others}`, import.meta.url), command);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'index.html'), 'home');
  await writeFile(join(folder, 'site', '404.html'), 'none');
  const child = spawn('sh', [command, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const address = /http:\S+/.exec(`${line}`)?.[0] ?? '';
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(bytes);
    return Buffer.concat(await socket.toArray()).toString();
  };
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
  await rm(folder, { recursive: true });
});

test('without the folder of the site, the start command says in both languages that the archive was not extracted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alone-'));
  const command = join(folder, startCommands.others);
  await copyFile(new URL(`./${startCommands.others}`, import.meta.url), command);
  const { status, stderr } = spawnSync('sh', [command, '0'], { encoding: 'utf8', timeout: 10_000 });
  await rm(folder, { recursive: true });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/请先解压整个压缩包.*\nExtract the whole archive first/);
});

test.each([
  ['zh_CN.UTF-8', ''],
  ['en_GB.UTF-8', 'en'],
])('with LANG=%s the start command opens /%s', async (language, path) => {
  const folder = await mkdtemp(join(tmpdir(), 'language-'));
  await mkdir(join(folder, 'site'));
  await copyFile(new URL(`./${startCommands.others}`, import.meta.url), join(folder, startCommands.others));
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  await writeFile(join(folder, opener), '#!/bin/sh\necho "$1" >> "$0.log"\n', { mode: 0o755 });
  const env = {
    ...process.env,
    LC_ALL: '',
    LANG: language,
    PATH: [folder, process.env.PATH].join(delimiter),
  };
  const child = spawn('sh', [join(folder, startCommands.others)], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(async () =>
    expect((await readFile(join(folder, `${opener}.log`), 'utf8')).trim()).toMatch(
      new RegExp(`^http://localhost:\\d+/${path}$`),
    ),
  );
});

test('a second start opens the demo that runs, and another folder gets an address of its own', async () => {
  const folders = await Promise.all(['one-', 'two-'].map((name) => mkdtemp(join(tmpdir(), name))));
  const [folder = '', other = ''] = folders;
  for (const each of folders) {
    await mkdir(join(each, 'site'));
    await copyFile(new URL(`./${startCommands.others}`, import.meta.url), join(each, startCommands.others));
  }
  // In place of the programs that open an address in the browser of macOS and Linux.
  for (const program of ['open', 'xdg-open'])
    await writeFile(join(folder, program), '#!/bin/sh\necho "$1" >> "$0.log"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  const start = (of: string) => {
    const child = spawn('sh', [join(of, startCommands.others)], { env, stdio: 'ignore' });
    onTestFinished(() => void child.kill());
    return child;
  };
  const opened = async () => {
    const logs = ['open', 'xdg-open'].map((program) => readFile(join(folder, `${program}.log`), 'utf8'));
    const texts = await Promise.allSettled(logs);
    return texts.flatMap((log) => (log.status === 'fulfilled' ? log.value.trim().split('\n') : []));
  };
  start(folder);
  await vi.waitFor(async () => expect(await opened()).toHaveLength(1));
  await once(start(folder), 'exit');
  const [one, two] = await opened();
  expect(two).toBe(one);
  start(other);
  await vi.waitFor(async () => expect(await opened()).toHaveLength(3));
  expect((await opened())[2]).not.toBe(one);
  for (const each of folders) await rm(each, { recursive: true });
});
