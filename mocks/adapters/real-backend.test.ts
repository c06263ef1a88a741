import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encryptPasswords } from '../../src/api/encryption.ts';
import { withTimestamp } from '../../test/contract/address.ts';
import { RestartableServer } from '../../test/restartable-server.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import type { components } from '../engine/generated/control.d.ts';
import { createRealBackend } from './real-backend.ts';
import { type Standalone, type StandaloneOptions, startStandalone } from './standalone.ts';
import { createUpstream } from './upstream.ts';

// One server acts as the real backend. Its data set is larger, so that the total count identifies its responses.
let real: Standalone;
let mixed: Standalone;
beforeAll(async () => {
  real = await open({ subAccounts: 70 });
  mixed = await open({ real: real.url, operation: ['listNews', 'getUserDetail'] });
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
  const state = await (await fetch(`${mixed.url}/__mock__/state`)).json();
  expect(state.upstream).toEqual({ source: 'real', address: real.url });
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

/** Starts a backend that answers by a listener. */
async function startOther(listener: RequestListener): Promise<RestartableServer> {
  const server = new RestartableServer(listener);
  await server.start();
  return server;
}

test('headers and unknown paths are forwarded, and bodies are streamed', async () => {
  const seen: IncomingMessage[] = [];
  let goOn = () => {};
  const odd = await startOther((request, response) => {
    seen.push(request);
    response.writeHead(203, { 'Content-Type': 'text/plain', 'X-Own': 'yes' });
    response.write('first ');
    goOn = () => response.end('second');
  });
  const host = await open({ real: `${odd.base}/base/` });
  const response = await fetch(`${host.url}/files/a.txt?x=1`, {
    headers: {
      'X-Trace': 'abc',
      Authorization: 'Bearer t',
      'X-Mock-Session': 'mine',
      'X-Mock': 'listNews:B0001',
      Referer: host.url,
      'If-None-Match': '"1"',
      Cookie: 'a=1; MOCK_PIN=123456; MOCK_SANDBOX=mine; b=2',
    },
  });
  expect(response.status).toBe(203);
  expect(response.headers.get('x-own')).toBe('yes');
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first ');
  goOn();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
  const [request] = seen;
  expect(request?.url).toBe('/base/files/a.txt?x=1');
  expect(request?.headers).toMatchObject({
    'x-trace': 'abc',
    authorization: 'Bearer t',
    host: new URL(odd.base).host,
    cookie: 'a=1; b=2',
  });
  const names = Object.keys(request?.headers ?? {});
  expect(names.filter((name) => /^(?:x-mock|referer|origin|if-|sec-fetch-(?!mode))/.test(name))).toEqual([]);
  await host.stop();
  await odd.kill();
});

test('cookies are those of this host, redirects are followed, and compressed bodies arrive', async () => {
  const seen: string[] = [];
  const odd = await startOther((request, response) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (request.url?.startsWith('/v1/match/tag')) {
      response.writeHead(308, { Location: '/moved' }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Access-Control-Allow-Origin': 'https://www.example.com',
      'Set-Cookie': ['a=x|y; Domain=example.com; Path=/base; Secure; SameSite=None; HttpOnly', 'b=2'],
    });
    response.end(gzipSync('{"code":"00000","msg":"Ok","data":[]}'));
  });
  const host = await open({ real: odd.base });
  const response = await fetch(`${host.url}/v1/match/tag?_t=1`);
  expect(response.url).toBe(`${host.url}/v1/match/tag?_t=1`);
  expect(await response.json()).toMatchObject({ code: '00000' });
  expect(response.headers.getSetCookie()).toEqual(['a=x|y; HttpOnly; Path=/', 'b=2; Path=/']);
  expect([...response.headers.keys()]).not.toContain('access-control-allow-origin');
  expect(seen).toEqual(['GET /v1/match/tag', 'GET /moved']);
  await host.stop();
  await odd.kill();
});

test('a real backend that is down or late ends in a sentence', async () => {
  const received = (request: Request) => ({ request, url: new URL(request.url), address: '', body: '' });
  const messageOf = async (url: string, timeoutMs?: number) => {
    const request = received(new Request('http://host/v1/match/tag'));
    const response = await createRealBackend({ url, timeoutMs }).fetch(request, '/v1/match/tag', 0);
    return [response?.status, await response?.json()];
  };
  const down = await startOther(() => {});
  await down.kill();
  expect(await messageOf(down.base)).toEqual([
    502,
    { code: 'B0001', msg: `The real backend at ${down.base} cannot be reached (ECONNREFUSED)`, data: null },
  ]);
  const late = await startOther((request) => request.on('close', () => {}));
  expect(await messageOf(late.base, 50)).toEqual([
    504,
    { code: 'B0001', msg: `The real backend at ${late.base} has not answered within 0.05 s`, data: null },
  ]);
  await late.kill();
});

test('HTML in place of an answer arrives as it is, and the journal says that it is no answer', async () => {
  const gateway = await startOther((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
  });
  const host = await open({ real: gateway.base });
  expect(await (await fetch(`${host.url}/v1/match/tag?_t=1`)).text()).toBe('<h1>Maintenance</h1>');
  const [call] = await (await fetch(`${host.url}/__mock__/log`)).json();
  expect(call).toMatchObject({ source: 'real', status: 200, violations: ['is no answer of the API'] });
  await host.stop();
  await gateway.kill();
});

test('passwords are re-encrypted with the key of the real backend', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  let body = '';
  const keyHolder = await startOther(async (request, response) => {
    for await (const chunk of request) body += chunk;
    response.end('{"code":"00000","msg":"Ok","data":null}');
  });
  vi.stubEnv('RSA_PUBLIC_KEY', publicKey.replaceAll('\n', '\\n'));
  const host = await open({ real: keyHolder.base });
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
  await keyHolder.kill();
  const { account, password } = JSON.parse(body);
  expect(account).toBe('a@example.com');
  expect(decryptOnNode(password)).toBeUndefined();
  const plain = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(password, 'base64'),
  );
  expect(plain.toString()).toBe('Secret2026!');
});

test('an unknown operation and a wrong key are rejected with a sentence', async () => {
  await expect(createUpstream({ real: real.url, operation: ['listNew'] })).rejects.toThrow(
    'Unknown operation "listNew". Did you mean listNews',
  );
  await expect(createUpstream({ real: real.url }, { RSA_PUBLIC_KEY: 'key.pem' })).rejects.toThrow(
    'RSA_PUBLIC_KEY is no public key in PEM',
  );
});

function open(options: Partial<StandaloneOptions>): Promise<Standalone> {
  return startStandalone({ port: 0, host: '127.0.0.1', quiet: true, ...options });
}
