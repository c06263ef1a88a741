import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encryptPasswords } from '../../src/api/encryption.ts';
import { withTimestamp } from '../../test/contract/address.ts';
import { finished, type Server, start, startServer } from '../cli/child-processes.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import type { components } from '../engine/generated/control.d.ts';
import { readPassthrough } from './passthrough.ts';
import { type Standalone, startStandalone } from './standalone.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// One server acts as the real backend. Its data set is larger, so that the total count identifies its responses.
let real: Server;
let mixed: Server;
beforeAll(async () => {
  real = await startServer('--quiet', '--sub-accounts', '70');
  mixed = await startServer(
    '--forward-to',
    real.url,
    '--operation',
    'listNews',
    '--operation',
    'getUserDetail',
  );
});
afterAll(async () => {
  await mixed.stop();
  await real.stop();
});

const post = (path: string, body: object) =>
  fetch(withTimestamp(mixed.url + path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const calls = async (): Promise<components['schemas']['LogEntry'][]> =>
  (await fetch(`${mixed.url}/__mock__/log`)).json();

const logIn = async (): Promise<{ Authorization: string }> => {
  const body = JSON.stringify({ account: seededAccounts.main.account, password: seededPassword });
  const response = await post('/login', JSON.parse(await encryptPasswords(body, developmentPublicKey)));
  const { data } = await response.json();
  return { Authorization: `Bearer ${data.token}` };
};

test('the fake backend handles selected operations, the real one all others, and the journal names the backend', async () => {
  const headers = await logIn();
  const { data } = await (await fetch(`${mixed.url}/v1/users/sub?page=1&size=5&_t=1`, { headers })).json();
  expect(data.total).toBe(71);
  expect((await (await fetch(`${mixed.url}/v1/news/list?_t=1`)).json()).code).toBe('00000');
  // A token of the real backend is treated as the main account's.
  const user = await (await fetch(`${mixed.url}/v1/users/detail?_t=1`, { headers })).json();
  expect(user.data.name).toBe(seededAccounts.main.name);

  const log = await calls();
  const sources = Object.fromEntries(log.map(({ operationId, source }) => [operationId, source]));
  expect(sources).toEqual({
    loginByPassword: 'real',
    listSubUsers: 'real',
    listNews: 'fake',
    getUserDetail: 'fake',
  });
  expect(log.every(({ violations }) => violations.length === 0)).toBe(true);
  expect(log.find(({ operationId }) => operationId === 'listSubUsers')).toMatchObject({
    status: 200,
    code: '00000',
  });
  expect(mixed.written()).toMatch(/listSubUsers +200 {2}00000 +\d+ ms {2}real$/m);
});

test('a rule replaces responses of the real backend', async () => {
  await post('/__mock__/rules', { rule: 'listMatchTags:B0001@1' });
  const injected = await fetch(`${mixed.url}/v1/match/tag?_t=1`);
  expect([injected.status, (await injected.json()).code]).toEqual([500, 'B0001']);
  expect((await (await fetch(`${mixed.url}/v1/match/tag?_t=1`)).json()).code).toBe('00000');
  const [first, second] = (await calls()).slice(-2);
  expect(first).toMatchObject({ source: 'fake', rule: 'listMatchTags:B0001@1' });
  expect(second).toMatchObject({ source: 'real' });

  await post('/__mock__/rules', { rule: 'listMatchTags:delay=300@1' });
  const startedAt = performance.now();
  await (await fetch(`${mixed.url}/v1/match/tag?_t=1`)).json();
  expect(performance.now() - startedAt).toBeGreaterThan(290);
});

test('headers, cookies and unknown paths are forwarded, and bodies are streamed', async () => {
  const seen: IncomingMessage[] = [];
  let goOn = () => {};
  const odd = createServer((request, response) => {
    seen.push(request);
    response.writeHead(203, { 'Content-Type': 'text/plain', 'X-Own': 'yes', 'Set-Cookie': ['a=1', 'b=2'] });
    response.write('first ');
    goOn = () => response.end('second');
  });
  await new Promise<void>((resolve) => odd.listen(0, resolve));
  const address = odd.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/base/`;
  const host = await standalone(url);
  const response = await fetch(`${host.url}/files/a.txt?x=1`, {
    headers: { 'X-Trace': 'abc', Authorization: 'Bearer t', 'X-Mock-Session': 'mine' },
  });
  expect(response.status).toBe(203);
  expect(response.headers.get('x-own')).toBe('yes');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first ');
  goOn();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
  expect(seen[0]?.url).toBe('/base/files/a.txt?x=1');
  expect(seen[0]?.headers).toMatchObject({ 'x-trace': 'abc', authorization: 'Bearer t' });
  expect(seen[0]?.headers).not.toHaveProperty('x-mock-session');
  await host.stop();
  await new Promise((resolve) => odd.close(resolve));
});

test('an unreachable real backend causes an error response', async () => {
  const host = await standalone('http://127.0.0.1:9');
  const response = await fetch(`${host.url}/v1/match/tag?_t=1`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    code: 'B0001',
    msg: expect.stringContaining('cannot be reached'),
  });
  await host.stop();
});

test('passwords are re-encrypted with the key of the real backend', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  let body = '';
  const keyHolder = createServer(async (request, response) => {
    for await (const chunk of request) body += chunk;
    response.end('{"code":"00000","msg":"Ok","data":null}');
  });
  await new Promise<void>((resolve) => keyHolder.listen(0, resolve));
  const address = keyHolder.address();
  vi.stubEnv('RSA_PUBLIC_KEY', publicKey.replaceAll('\n', '\\n'));
  const host = await standalone(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
  vi.unstubAllEnvs();
  const sent = await encryptPasswords(
    '{"account":"a@example.com","password":"Secret2026!"}',
    developmentPublicKey,
  );
  await fetch(`${host.url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: sent,
  });
  await host.stop();
  await new Promise((resolve) => keyHolder.close(resolve));
  const { account, password } = JSON.parse(body);
  expect(account).toBe('a@example.com');
  expect(decryptOnNode(password)).toBeUndefined();
  const { privateDecrypt, constants } = await import('node:crypto');
  const plain = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(password, 'base64'),
  );
  expect(plain.toString()).toBe('Secret2026!');
});

test('an unknown operation is rejected with similar valid names', async () => {
  const { err, code } = await finished(
    start(['--port', '0', '--forward-to', real.url, '--operation', 'listNew']),
  );
  expect([err, code]).toEqual([
    expect.stringMatching(/^The contract has no operation "listNew"\. Did you mean listNews/),
    1,
  ]);
  const environment = { API_BASE_URL: real.url, MOCK_OPERATIONS: 'listNews, creatSubUser' };
  expect(() => readPassthrough(environment)).toThrow(
    'MOCK_OPERATIONS: The contract has no operation "creatSubUser". Did you mean createSubUser',
  );
  expect(() => readPassthrough({ MOCK_OPERATIONS: 'listNews' })).toThrow(
    'MOCK_OPERATIONS requires API_BASE_URL',
  );
  expect(readPassthrough({ API_BASE_URL: real.url })).toBeUndefined();
  expect(readPassthrough({ ...environment, MOCK_OPERATIONS: '' })?.has('listNews')).toBe(true);
});

const standalone = (forwardTo: string): Promise<Standalone> =>
  startStandalone({ port: 0, host: '127.0.0.1', quiet: true, forwardTo });
