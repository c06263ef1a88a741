import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createProductBackend } from '../fake-backend.ts';
import { createStateFile, isMutation } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'state-file-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('changes that do not fit on the disk are saved when there is space again', async () => {
  const file = join(folder, 'state.json');
  // Writes to this device fail like those to a full disk.
  symlinkSync('/dev/full', `${file}.new`);
  const state = createStateFile(createProductBackend(), file);
  const send = state.follow(async () => new Response());
  await send(new Request('http://localhost/v1/apply?_t=1', { method: 'POST' }));
  await expect(state.close()).rejects.toThrow('ENOSPC');
  await expect(state.close()).rejects.toThrow('ENOSPC');
  rmSync(`${file}.new`);
  await state.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('db');
});

test.each([
  ['GET', '/api/__mock__/state', false],
  ['GET', '/api/~name/__mock__/log', false],
  ['POST', '/api/__mock__/rules', true],
  ['DELETE', '/__mock__/log', true],
  ['GET', '/api/v1/news/list', true],
  ['POST', '/login', true],
])('%s %s may change the state: %s', (method, pathname, expected) => {
  expect(isMutation({ method, url: `http://localhost${pathname}` })).toBe(expected);
});
