import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Har } from 'har-format';
import { expect, test, vi } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { encryptPasswords } from '../../src/api/encryption.ts';
import { withTimestamp } from '../../test/contract/address.ts';
import { finished, start } from '../../test/mock-processes.ts';
import { type Standalone, type StandaloneOptions, startStandalone } from '../adapters/standalone.ts';
import { api } from '../api.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { readHar } from './read-har.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
const empty = join(folder, 'empty.har');
writeFileSync(empty, '{"log":{"entries":[]}}');
const { main } = seededAccounts;

const open = (options: Partial<StandaloneOptions> = {}): Promise<Standalone> =>
  startStandalone({ port: 0, host: '127.0.0.1', quiet: true, ...options });

async function call(url: string, method: string, path: string, body?: string, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return (await fetch(withTimestamp(url + path), { method, headers, body })).json();
}

async function logIn(url: string): Promise<{ token: string }> {
  const body = JSON.stringify({ account: main.account, password: seededPassword });
  return (await call(url, 'POST', '/login', await encryptPasswords(body, developmentPublicKey))).data;
}

/** Signs in, reads the news twice with different answers, and reads the sub-accounts. */
async function useRealBackend(url: string) {
  const { token } = await logIn(url);
  await call(url, 'GET', '/v1/news/list?page=1');
  await call(url, 'GET', '/v1/news/nothing');
  return call(url, 'GET', '/v1/users/sub?page=1&size=5', undefined, token);
}

test('what a real backend answers is recorded, and replayed without it', async () => {
  const file = join(folder, 'session.har');
  const real = await open({ subAccounts: 70 });
  const recorder = await open({ real: real.url, record: file });
  const answered = await useRealBackend(recorder.url);
  await recorder.stop();
  await real.stop();

  const text = readFileSync(file, 'utf8');
  for (const secret of [main.account, main.name, main.mobile, answered.data.list[0].name])
    expect(text).not.toContain(secret);
  const { log }: Har = JSON.parse(text);
  expect(log.entries.map(({ request }) => request.method)).toEqual(['POST', 'GET', 'GET', 'GET']);
  const login = JSON.parse(log.entries[0]?.response.content.text ?? '');
  expect(login.data.token).toMatch(/^redacted-token-\d+$/);

  const replay = await open({ replay: file });
  const sub = await call(replay.url, 'GET', '/v1/users/sub?size=5&page=1', undefined, login.data.token);
  expect(sub.data.total).toBe(answered.data.total);
  expect(sub.data.list[0]).toMatchObject({
    name: expect.stringMatching(/^Person \d+$/),
    de: answered.data.list[0].de,
  });
  // The fake backend answers what was not recorded, and knows the recorded token.
  const detail = await call(replay.url, 'GET', '/v1/users/detail', undefined, login.data.token);
  expect(detail.data.name).toBe(main.name);
  const sources = (await call(replay.url, 'GET', '/__mock__/log')).map(
    ({ source }: { source: string }) => source,
  );
  expect(sources).toEqual(['recorded', 'fake']);
  await replay.stop();
});

test('a session that was recorded today works a day later, and its tokens can be refreshed', async () => {
  const file = join(folder, 'day.har');
  const real = await open();
  const recorder = await open({ real: real.url, record: file });
  await useRealBackend(recorder.url);
  const { data: before } = await call(real.url, 'GET', '/v1/news/list?page=1');
  await Promise.all([recorder.stop(), real.stop()]);

  const { url, stop } = await open({ replay: file });
  const { now } = await call(url, 'POST', '/__mock__/clock', JSON.stringify({ advanceMs: 86_400_000 }));
  const { data: session } = await call(url, 'POST', '/login', '{}');
  expect(session.token).toMatch(/^redacted-token-/);
  expect(session.expired).toBeGreaterThan(now);
  const { data: news } = await call(url, 'GET', '/v1/news/list?page=1');
  expect(news.list[0].publishTime).toBe(before.list[0].publishTime + 86_400_000);
  const sub = await call(url, 'GET', '/v1/users/sub?page=1&size=5', undefined, session.token);
  expect(sub.code).toBe('00000');
  // The refresh was not recorded: the fake backend knows the recorded token, and what it answers is good for the next refresh.
  const refresh = ({ token, refreshToken }: Record<string, string>) =>
    call(url, 'POST', '/token/refresh', JSON.stringify({ token, refreshToken }));
  const first = await refresh(session);
  expect(first).toMatchObject({ code: '00000', data: { token: expect.any(String) } });
  expect(await refresh(first.data)).toMatchObject({ code: '00000' });
  const log = await call(url, 'GET', '/__mock__/log');
  expect(log.map(({ source }: { source: string }) => source)).toEqual([
    'recorded',
    'recorded',
    'recorded',
    'fake',
    'fake',
  ]);
  expect(await call(url, 'GET', '/__mock__/state')).toMatchObject({
    upstream: { source: 'recorded', file },
  });
  await stop();
});

test('the same request gets the recorded responses in their order', async () => {
  const entry = (title: string) => ({
    startedDateTime: '2026-09-01T00:00:00Z',
    time: 1,
    request: { method: 'GET', url: 'https://www.example.com/api/v1/seo?path=%2F' },
    response: {
      status: 200,
      content: {
        encoding: 'base64',
        text: btoa(
          JSON.stringify({ code: '00000', msg: 'Ok', data: { title, description: 'd', keywords: 'k' } }),
        ),
      },
    },
  });
  const page = { ...entry(''), request: { method: 'GET', url: 'https://www.example.com/index.html' } };
  const file = join(folder, 'browser.har');
  writeFileSync(
    file,
    JSON.stringify({ log: { version: '1.2', entries: [entry('First'), page, entry('Second')] } }),
  );
  expect(readHar(api, readFileSync(file, 'utf8'))).toHaveLength(2);
  const replay = await open({ replay: file });
  const titles = [];
  for (let count = 0; count < 3; count += 1)
    titles.push((await call(replay.url, 'GET', '/v1/seo?path=%2F')).data.title);
  expect(titles).toEqual(['First', 'Second', 'Second']);
  await replay.stop();
});

test('a journal is exported and imported by the command line, and replayed', async () => {
  const server = await open();
  await call(server.url, 'GET', '/v1/news/nothing');
  const run = (...words: string[]) => finished(start(['har', ...words], { MOCK_URL: server.url }));
  const file = join(folder, 'journal.har');
  expect((await run('export', file)).out).toBe(`Wrote 1 calls to ${file}.\n`);
  const copy = join(folder, 'copy.har');
  expect((await run('import', file, copy)).out).toContain('Wrote 1 calls');
  const replay = await open({ replay: copy });
  expect((await call(replay.url, 'GET', '/v1/news/nothing')).code).toBe('B004');
  writeFileSync(file, '{}');
  expect((await run('import', file, copy)).err).toContain('no HTTP Archive');
  await Promise.all([server.stop(), replay.stop()]);
});

test.each([
  [{ record: 'a.har' }, '--record needs --real'],
  [{ replay: 'a.har', real: 'http://localhost:1' }, 'either --replay or --real'],
  [{ operation: ['listNews'] }, '--operation needs --real or --replay'],
  [{ replay: join(folder, 'missing.har') }, 'The recording cannot be read'],
  [{ replay: empty }, 'empty.har has no call of the contract'],
  [{ record: folder, real: 'http://localhost:1' }, 'A recording overwrites nothing'],
  [{ record: join(folder, 'no/such.har'), real: 'http://localhost:1' }, 'such.har cannot be written'],
])('%j is refused with a sentence', async (options, sentence) => {
  await expect(open(options)).rejects.toThrow(sentence);
});

test('address, phone and website of a company are replaced by values that the contract allows', async () => {
  const file = join(folder, 'company.har');
  const real = await open();
  const recorder = await open({ real: real.url, record: file });
  const session = await logIn(recorder.url);
  const path = '/v1/users/companyInfo';
  const { data: company } = await call(recorder.url, 'GET', path, undefined, session.token);
  await call(recorder.url, 'POST', path, JSON.stringify({ ...company, postcode: '' }), session.token);
  await recorder.stop();
  await real.stop();

  const text = readFileSync(file, 'utf8');
  for (const name of ['name', 'address', 'postcode', 'telephone', 'website'])
    expect(text).not.toContain(company[name]);
  const replay = await open({ replay: file });
  const token = JSON.parse(JSON.parse(text).log.entries[0].response.content.text).data.token;
  const replayed = await call(replay.url, 'GET', path, undefined, token);
  expect(replayed.data).toMatchObject({
    name: 'Company 1',
    address: 'Address 1',
    province: company.province,
  });
  const [entry] = await call(replay.url, 'GET', '/__mock__/log');
  expect(entry.violations).toEqual([]);
  await replay.stop();
});

test('the schemas and fields of personal data are those of the contract', () => {
  const places = Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    name,
    ...('properties' in schema ? Object.keys(schema.properties).map((field) => `${name}.${field}`) : []),
  ]);
  expect(places).toEqual(expect.arrayContaining(Object.keys(api.personalData ?? {})));
});
