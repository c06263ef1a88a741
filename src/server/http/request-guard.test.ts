import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestartableServer } from '../../../test/restartable-server.ts';
import { sendBytes } from '../../../test/send-raw.ts';
import { acceptAbsoluteForm, maxUrlLength, requestGuard, requireHost } from './request-guard.ts';

const site = express();
site.use(
  acceptAbsoluteForm,
  requireHost,
  requestGuard,
  (request, response) => void response.send(request.originalUrl),
);
const server = new RestartableServer(site);

beforeAll(() => server.start());
afterAll(() => server.kill());

/** Status and text of the answer to a request with raw path and headers. */
async function answerTo(
  path: string,
  { method = 'GET', headers = {} }: Pick<RequestOptions, 'method' | 'headers'> = {},
): Promise<[status: number | undefined, text: string]> {
  const sent = request(server.base, { path, method, headers }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return response ? [response.statusCode, await text(response)] : [undefined, ''];
}

const statusOf = async (...call: Parameters<typeof answerTo>) => (await answerTo(...call))[0];

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

test('forwarded headers are ignored, because nothing reads them', async () => {
  site.set('trust proxy', 1);
  for (const proto of ['HTTPS', '', 'https, http', ',https', 'ht!tp'])
    expect(await statusOf('/', { headers: { 'x-forwarded-proto': proto } }), proto).toBe(200);
  for (const host of ['', 'www.example.com, inner:8080', '1.2.3.999'])
    expect(await statusOf('/', { headers: { 'x-forwarded-host': host } }), host).toBe(200);
  site.set('trust proxy', 0);
});

test('a target in absolute form is its path, with its host', async () => {
  for (const [target, url] of [
    ['http://www.example.com/about?a=1', '/about?a=1'],
    ['HTTPS://www.example.com:8080/', '/'],
    ['http://www.example.com', '/'],
    ['http://www.example.com?a=http://b/', '/?a=http://b/'],
  ])
    expect(await answerTo(target ?? ''), target).toEqual([200, url]);
  for (const target of [
    'http:///about',
    'http://a@b/',
    'http://1.2.3.999/',
    'ftp://www.example.com/',
    'about',
  ])
    expect((await answerTo(target))[0], target).toBe(400);
});

test('a request with two hosts is rejected', async () => {
  expect(await statusOf('/', { headers: ['Host', 'a.example', 'Host', 'a.example'] })).toBe(400);
});

test('HTTP/1.1 requires a host, and HTTP/1.0 does not', async () => {
  const statusLine = async (version: string) =>
    `${await sendBytes(server.base, `GET / HTTP/${version}\r\nConnection: close\r\n\r\n`)}`.split('\r')[0];
  expect(await statusLine('1.0')).toBe('HTTP/1.1 200 OK');
  expect(await statusLine('1.1')).toBe('HTTP/1.1 400 Bad Request');
});

test('a body without a length is accepted', async () => {
  expect(await statusOf('/apply', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).toBe(200);
});

test('unusual requests are rejected', async () => {
  expect(await statusOf(`/${'a'.repeat(maxUrlLength)}`)).toBe(414);
  for (const path of ['/%0d%0aX:1', '/%00', '/%7f', '/%e2%80%a8', '/%', '/%ff'])
    expect(await statusOf(path), path).toBe(400);
  for (const host of ['evil.example/', 'a@b', 'a b', '"><script>'])
    expect(await statusOf('/', { headers: { host } }), host).toBe(400);
  expect(await statusOf('/', { method: 'PUT' })).toBe(405);
  expect(await statusOf('/', { method: 'POST', headers: { 'content-length': '100001' } })).toBe(413);
});
