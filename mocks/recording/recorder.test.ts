import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { createEntryWriter, type RecordedCall } from './har.ts';
import { readHar } from './read-har.ts';
import { createRecorder } from './recorder.ts';

const folder = mkdtempSync(join(tmpdir(), 'recorder-'));

const call = (title: string): RecordedCall => ({
  operation: api.findRoute('GET', '/v1/seo').called?.operation ?? expect.unreachable(),
  time: Date.UTC(2026, 8, 1),
  method: 'GET',
  path: '/v1/seo?path=%2F',
  status: 200,
  durationMs: 5,
  request: '',
  response: JSON.stringify({ code: '00000', msg: 'Ok', data: { title, description: '', keywords: '' } }),
});

test('the file is an archive after each call, and only grows', () => {
  const file = join(folder, 'session.har');
  const recorder = createRecorder(api, file);
  expect(readHar(api, readFileSync(file))).toEqual([]);
  recorder.add(call('研究 First'));
  // A recorder that wrote the whole file again would undo this edit.
  writeFileSync(file, readFileSync(file, 'utf8').replace('First', 'Other'));
  recorder.add(call('Second'));
  recorder.add(call('Third'));
  const responses = readHar(api, readFileSync(file)).map(({ response }) => JSON.parse(response).data.title);
  expect(responses).toEqual(['研究 Other', 'Second', 'Third']);
});

test('a file that exists stays as it is', () => {
  const file = join(folder, 'precious.har');
  writeFileSync(file, 'precious');
  expect(() => createRecorder(api, file)).toThrow(
    `${file} exists. A recording overwrites nothing: name another file, or remove this one.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

test('a file that disappears ends in a sentence', () => {
  const file = join(folder, 'gone.har');
  const recorder = createRecorder(api, file);
  rmSync(file);
  expect(() => recorder.add(call('First'))).toThrow(`${file} cannot be written: ENOENT`);
});

test('a secret address is replaced by an address', () => {
  const { operation } = api.findRoute('GET', '/v1/product/loginUrl').called ?? expect.unreachable();
  const toEntry = createEntryWriter(api);
  const recordAddress = (url: string) => {
    const response = JSON.stringify({ code: '00000', msg: 'Ok', data: { url } });
    const { comment, response: recorded } = toEntry({ ...call(''), operation, response });
    return [comment, JSON.parse(recorded.content.text ?? '').data.url];
  };
  expect(recordAddress('https://a.example/?token=1')).toEqual([undefined, 'https://redacted.invalid/url-1']);
  expect(recordAddress('https://a.example/?token=2')).toEqual([undefined, 'https://redacted.invalid/url-2']);
});
