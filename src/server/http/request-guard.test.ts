import { once } from 'node:events';
import { createServer, request } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxUrlLength, requestGuard } from './request-guard.ts';

const site = express();
site.use(requestGuard, (_, response) => void response.send('in'));
const server = createServer(site);
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** The status of a request with raw path and headers. */
function statusOf(path: string, { method = 'GET', headers = {} } = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('browser requests are accepted', async () => {
  for (const path of ['/', '/en/about?x=%0a', '/%E4%BD%A0', `/${'a'.repeat(maxUrlLength - 1)}`])
    expect(await statusOf(path), path).toBe(200);
  for (const host of ['localhost:3000', 'www.example.com', '[::1]:3000'])
    expect(await statusOf('/', { headers: { host } }), host).toBe(200);
  expect(await statusOf('/apply', { method: 'POST' })).toBe(200);
});

test('an impossible URL is rejected early', async () => {
  for (const path of ['/about#1', '/about?a=1#b', '/a//b.data']) expect(await statusOf(path), path).toBe(400);
});

test('an invalid host is rejected', async () => {
  for (const host of ['1.2.3.999', 'a:99999', '[::1', '[::g]'])
    expect(await statusOf('/', { headers: { host } }), host).toBe(400);
});

test('forwarded headers are validated with a trusted proxy and ignored otherwise', async () => {
  const wrong: Record<string, string>[] = [
    { 'x-forwarded-host': '1.2.3.999' },
    { 'x-forwarded-host': 'a:99999, www.example.com' },
    { 'x-forwarded-host': 'a b' },
    { 'x-forwarded-proto': 'ht!tp' },
    { 'x-forwarded-proto': 'javascript, https' },
  ];
  const right = { 'x-forwarded-host': 'www.example.com, inner:8080', 'x-forwarded-proto': 'https, http' };
  for (const headers of wrong) expect(await statusOf('/', { headers }), JSON.stringify(headers)).toBe(200);
  site.set('trust proxy', 1);
  for (const headers of wrong) expect(await statusOf('/', { headers }), JSON.stringify(headers)).toBe(400);
  expect(await statusOf('/', { headers: right })).toBe(200);
  site.set('trust proxy', 0);
});

test('a body without a length is accepted', async () => {
  expect(await statusOf('/apply', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).toBe(200);
});

test('unusual requests are rejected', async () => {
  expect(await statusOf(`/${'a'.repeat(maxUrlLength)}`)).toBe(414);
  for (const path of ['/%0d%0aX:1', '/%00', '/%7f', '/%e2%80%a8', '/%', '/%ff', 'http://evil.example/'])
    expect(await statusOf(path), path).toBe(400);
  for (const host of ['evil.example/', 'a@b', 'a b', '"><script>'])
    expect(await statusOf('/', { headers: { host } }), host).toBe(400);
  expect(await statusOf('/', { method: 'PUT' })).toBe(405);
  expect(await statusOf('/', { method: 'POST', headers: { 'content-length': '100001' } })).toBe(413);
});
