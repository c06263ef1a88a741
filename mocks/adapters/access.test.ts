import { once } from 'node:events';
import { createServer, type IncomingMessage, request as openRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestartableServer } from '../../test/restartable-server.ts';
import { createProductBackend } from '../fake-backend.ts';
import { createPinCheck } from './pin.ts';
import { answerReplayLink } from './replay-link.ts';
import { type Standalone, type StandaloneOptions, startStandalone } from './standalone.ts';

interface RawResponse {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** A request as a browser sends it; `fetch` names the host by itself. */
async function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<RawResponse> {
  const request = openRequest(url, { method, headers });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response');
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

const grantOf = ({ headers }: RawResponse) => headers['access-control-allow-origin'];
const json = { 'Content-Type': 'application/json' };
const rule = JSON.stringify({ rule: 'listNews:B0001' });

const named = 'https://named.test';
const quiet = { port: 0, host: '127.0.0.1', quiet: true } as const;
let server: Standalone;
let namedServer: Standalone;
beforeAll(async () => {
  server = await startStandalone(quiet);
  namedServer = await startStandalone({ ...quiet, corsOrigins: [named], allowedHosts: ['mock.test'] });
});
afterAll(() => Promise.all([server.stop(), namedServer.stop()]));

test.each([
  'http://localhost:5173',
  'https://localhost',
  'http://app.localhost:3000',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
])('pages of %s may call the API, but not the control plane', async (origin) => {
  const headers = { Origin: origin };
  expect(grantOf(await send(`${server.url}/v1/news/list?_t=1`, { headers }))).toBe(origin);
  expect(grantOf(await send(`${server.url}/__mock__/log`, { headers }))).toBeUndefined();
  expect(grantOf(await send(`${server.url}/~anna/__mock__/log`, { headers }))).toBeUndefined();
  const preflight = { ...headers, 'Access-Control-Request-Method': 'POST' };
  expect(
    grantOf(await send(`${server.url}/__mock__/rules`, { method: 'OPTIONS', headers: preflight })),
  ).toBeUndefined();
});

test.each(['https://evil.test', 'http://localhost.evil.test', 'http://evil-localhost:5173', 'null'])(
  'pages of %s may call neither',
  async (origin) => {
    const headers = { Origin: origin };
    expect(grantOf(await send(`${server.url}/v1/news/list?_t=1`, { headers }))).toBeUndefined();
    expect(grantOf(await send(`${server.url}/__mock__/log`, { headers }))).toBeUndefined();
  },
);

test('a named origin may call both', async () => {
  const headers = { Origin: named };
  expect(grantOf(await send(`${namedServer.url}/v1/news/list?_t=1`, { headers }))).toBe(named);
  expect(grantOf(await send(`${namedServer.url}/__mock__/log`, { headers }))).toBe(named);
  const added = await send(`${namedServer.url}/__mock__/rules`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: rule,
  });
  expect([added.status, grantOf(added)]).toEqual([200, named]);
});

test.each<Record<string, string>>([
  { Origin: 'https://evil.test' },
  { Origin: 'http://localhost:5173' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('a page with %j changes nothing, with a body or without', async (headers) => {
  const before = (await send(`${server.url}/__mock__/state`, {})).text;
  const calls = [
    { path: '/__mock__/rules', method: 'POST', body: rule },
    { path: '/__mock__/reset', method: 'POST' },
    { path: '/__mock__/accounts/main/session', method: 'POST' },
    { path: '/__mock__/log', method: 'DELETE' },
    { path: '/~anna/__mock__/reset', method: 'POST' },
    { path: '/__mock__/link', method: 'POST', body: '{"mock":"listNews:B0001"}' },
  ];
  for (const { path, ...call } of calls)
    expect((await send(server.url + path, { ...call, headers: { ...json, ...headers } })).status, path).toBe(
      403,
    );
  const unclocked = (text: string) => ({ ...JSON.parse(text), now: 0 });
  expect(unclocked((await send(`${server.url}/__mock__/state`, {})).text)).toEqual(unclocked(before));
});

test('a same-origin page may change the state', async () => {
  const headers = { Origin: server.url, Host: new URL(server.url).host, 'Sec-Fetch-Site': 'same-origin' };
  expect((await send(`${server.url}/__mock__/reset`, { method: 'POST', headers })).status).toBe(200);
});

test.each([
  ['evil.test', 403],
  ['evil.test:4010', 403],
  ['localhost.evil.test', 403],
  ['mock.test:4010', 403],
  ['localhost:1', 200],
  ['mock.localhost', 200],
  ['192.0.2.1:4010', 200],
  ['[::1]:4010', 200],
])('the host %s is answered with %i', async (Host, status) => {
  for (const path of ['/v1/news/list?_t=1', '/__mock__/log', '/__mock__/openapi.json'])
    expect((await send(server.url + path, { headers: { Host } })).status, path).toBe(status);
});

test('a named host is accepted', async () => {
  const headers = { Host: 'mock.test:4010' };
  expect((await send(`${namedServer.url}/__mock__/state`, { headers })).status).toBe(200);
});

test('a forwarding server accepts named origins only', async () => {
  const real = new RestartableServer((_, response) => response.end('{"code":"00000","msg":"","data":null}'));
  await real.start();
  const request = async (options: Partial<StandaloneOptions>, headers: Record<string, string>) => {
    const forwarding = await startStandalone({ ...quiet, real: real.base, ...options });
    const answer = await send(`${forwarding.url}/v1/news/list?_t=1`, { headers });
    await forwarding.stop();
    return [answer.status, grantOf(answer)];
  };
  expect(await request({}, { Origin: 'http://localhost:5173' })).toEqual([403, undefined]);
  expect(await request({}, { 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, undefined]);
  expect(await request({}, {})).toEqual([200, undefined]);
  expect(await request({ corsOrigins: [named] }, { Origin: named })).toEqual([200, named]);
  await real.kill();
});

/** A network address of this machine other than loopback. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === 'IPv4')?.address;

test('a replay link works for navigations on this machine, and on others with the PIN', async () => {
  const backend = createProductBackend({ base: '/api' });
  const pin = createPinCheck('123456');
  const site = createServer(async (request, response) => {
    if (pin.answer(request, response)) return;
    if (!(await answerReplayLink({ backend, pin }, request, response))) response.end('page');
  }).listen(0);
  await once(site, 'listening');
  const address = site.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = (host: string, headers: Record<string, string> = {}) =>
    send(`http://${host}:${port}/?mock=listNews:B0001&as=main`, {
      headers: { Accept: 'text/html', ...headers },
    });
  const opened = await open('127.0.0.1', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' });
  expect([opened.status, opened.headers.location]).toEqual([302, '/']);
  expect((await open('127.0.0.1', { Accept: 'image/*, TEXT/HTML;q=0.9' })).status).toBe(302);
  for (const accepted of ['*/*', 'text/html;q=0, */*', 'x-text/html'])
    expect((await open('127.0.0.1', { Accept: accepted })).status, accepted).toBe(200);
  for (const dest of ['iframe', 'image', 'empty']) {
    const { status, headers } = await open('127.0.0.1', { 'Sec-Fetch-Dest': dest });
    expect([status, headers['set-cookie']], dest).toEqual([200, undefined]);
  }
  if (outside) {
    const refused = await open(outside);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(refused.text).toContain('name="pin"');
    const allowed = await open(outside, { Cookie: 'MOCK_PIN=123456' });
    expect([allowed.status, allowed.headers.location]).toEqual([302, '/']);
  }
  site.close();
});
