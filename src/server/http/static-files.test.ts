import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestartableServer } from '../../../test/restartable-server.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
mkdirSync(join(folder, 'assets'));
for (const name of ['hashed.js', 'gone.js', 'gone.js.br', 'packed.js', 'packed.js.br', 'packed.js.gz'])
  writeFileSync(join(folder, 'assets', name), name);
const server = new RestartableServer(express().use(staticFiles(pathToFileURL(`${folder}/`))));

beforeAll(() => server.start());
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test('a file with a hash in its name is immutable', async () => {
  const response = await fetch(`${server.base}/assets/hashed.js`);
  expect(await response.text()).toBe('hashed.js');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip, deflate, BR', 'br'],
  ['gzip, br', 'br'],
  ['*', 'br'],
  ['gzip;q=0.0, br;q=0', null],
  ['vibrant', null],
  ['identity', null],
])('the encoding for "%s" is %s', async (accepted, encoding) => {
  const response = await fetch(`${server.base}/assets/packed.js`, {
    headers: { 'Accept-Encoding': accepted },
  });
  const { headers } = response;
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('content-length')).toBe(
    `${`packed.js${{ br: '.br', gzip: '.gz' }[encoding ?? ''] ?? ''}`.length}`,
  );
});

test('a file that the client has is not sent again', async () => {
  const url = `${server.base}/assets/hashed.js`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  for (const known of [etag, `"x", ${etag}`, `"x",${etag}`, etag.replace('W/', ''), '*'])
    expect((await fetch(url, { headers: { 'If-None-Match': known } })).status, known).toBe(304);
  expect((await fetch(url, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
});

test('a file removed after the start responds with 404', async () => {
  for (const name of ['gone.js', 'gone.js.br']) rmSync(join(folder, 'assets', name));
  const response = await fetch(`${server.base}/assets/gone.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${server.base}/assets/hashed.js`)).status).toBe(200);
});

test('a range request responds with the complete file', async () => {
  for (const range of ['bytes=5-2', 'bytes=0-3', 'bytes=-3', 'bytes=99-', 'nonsense']) {
    const response = await fetch(`${server.base}/assets/hashed.js`, { headers: { Range: range } });
    expect(response.status, range).toBe(200);
    expect(await response.text(), range).toBe('hashed.js');
  }
});
