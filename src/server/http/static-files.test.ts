import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const server = createServer();
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['hashed.js', 'gone.js', 'gone.js.br'])
    writeFileSync(join(folder, 'assets', name), name);
  server.on('request', express().use(staticFiles(pathToFileURL(`${folder}/`))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a file with a hash in its name is immutable', async () => {
  const response = await fetch(`${origin}/assets/hashed.js`);
  expect(await response.text()).toBe('hashed.js');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('a file removed after the start responds with 404', async () => {
  for (const name of ['gone.js', 'gone.js.br']) rmSync(join(folder, 'assets', name));
  const response = await fetch(`${origin}/assets/gone.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${origin}/assets/hashed.js`)).status).toBe(200);
});

test('a range request responds with the complete file', async () => {
  for (const range of ['bytes=5-2', 'bytes=0-3', 'bytes=-3', 'bytes=99-', 'nonsense']) {
    const response = await fetch(`${origin}/assets/hashed.js`, { headers: { Range: range } });
    expect(response.status, range).toBe(200);
    expect(await response.text(), range).toBe('hashed.js');
  }
});
