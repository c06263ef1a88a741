import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { read } from '../../test/files.ts';
import { bundleMock } from './bundle-mock.ts';

// A bundle and its processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'mock-bundle-'));
const run = (...words: string[]) =>
  execFileSync(process.execPath, ['mock.mjs', ...words], { cwd: folder, encoding: 'utf8' });
const { version } = parse(read('openapi/openapi.yaml')).info;

beforeAll(() => bundleMock(join(folder, 'mock.mjs')));
afterAll(() => rmSync(folder, { recursive: true }));

test('the bundle is one file that states the version of the contract', () => {
  expect(readdirSync(folder)).toEqual(['mock.mjs']);
  expect(run('--version')).toBe(`${version}\n`);
  expect(run('set', '--help')).toContain('node mock.mjs set createSubUser:A2012');
});

test('the bundle starts like its image outside the project, and its commands control it', async () => {
  const [, entrypoint = ''] = /^ENTRYPOINT (.+)$/m.exec(read('Dockerfile')) ?? [];
  const [, ...words] = JSON.parse(entrypoint);
  const server = spawn(process.execPath, [...words, '--port', '0'], { cwd: folder });
  try {
    let text = '';
    server.stderr.on('data', (chunk) => {
      text += chunk;
    });
    const url = await new Promise<string>((resolve, reject) => {
      server.once('exit', () => reject(new Error(text)));
      server.stdout.on('data', (chunk) => {
        text += chunk;
        const [, found] = /Fake backend {2}(http:\S+)/.exec(text) ?? [];
        if (found) resolve(found);
      });
    });
    const get = async (path: string) => (await fetch(url + path)).json();
    expect(await get('/v1/news/list?_t=1')).toMatchObject({ code: '00000' });
    expect(await get('/__mock__/catalogue')).toMatchObject({ contractVersion: version });
    const panel = await (await fetch(url)).text();
    expect(panel).toContain('<title>Replay panel</title>');
    expect(await get('/openapi.json')).toMatchObject({ info: { version } });
    run('set', 'listNews:B0001@1', '--url', url);
    expect(await get('/v1/news/list?_t=1')).toMatchObject({ code: 'B0001' });
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});
