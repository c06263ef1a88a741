import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createMetrics } from '../metrics.ts';
import { startSpan } from '../tracing/spans.ts';
import { createPageCache, type RenderPage } from './page-cache-handler.ts';

let renders = 0;
/** Renders the path. A call of the API fails for the path `/partial`, `/error` fails, and `/cookie` sets a cookie. */
const render: RenderPage = async (request, call) => {
  renders += 1;
  const { pathname } = new URL(request.url);
  if (pathname === '/partial')
    call.apiErrors.push(new ApiError({ status: 0, isTimeout: true }, { endsSession: false }));
  const headers = new Headers({ 'Content-Type': 'text/html' });
  if (pathname === '/cookie') headers.set('Set-Cookie', 'own=1');
  return new Response(`<p>${pathname}</p>`, { headers, status: pathname === '/error' ? 500 : 200 });
};

const log = pino({ level: 'silent' });
const metrics = createMetrics();
const serve = createPageCache({
  render,
  limit: (work) => work(),
  policy: () => "default-src 'none'",
  lifetime: { freshMs: 60_000, staleMs: 60_000 },
  varyOn: [],
  origin: 'http://localhost',
  log,
  metrics,
});

const server = createServer(
  express().use((request, response) => {
    const span = startSpan('render', undefined);
    const call = { id: 'r1', span, log, metrics, nonce: 'n', apiErrors: [] };
    return serve(request.originalUrl, request, response, () => call);
  }),
);
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void server.close());

test('a page that the client has is not sent again, however it lists its versions', async () => {
  const { headers } = await fetch(`${origin}/complete`);
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, `"x", ${etag}`, `"x",${etag}`, etag.replace('W/', ''), '*'])
    expect((await fetch(`${origin}/complete`, { headers: { 'If-None-Match': known } })).status, known).toBe(
      304,
    );
  for (const known of ['"x"', etag.slice(0, -1)])
    expect((await fetch(`${origin}/complete`, { headers: { 'If-None-Match': known } })).status).toBe(200);
});

test('a page with missing data is not shared', async () => {
  const complete = await fetch(`${origin}/complete`);
  expect(complete.headers.get('cache-control')).toContain('public');
  const partial = await fetch(`${origin}/partial`);
  expect(partial.status).toBe(200);
  expect(partial.headers.get('cache-control')).toBe('private, no-cache');
  expect(partial.headers.get('cdn-cache-control')).toBeNull();
});

test.each(['/cookie', '/error'])('the page %s is not stored', async (path) => {
  const before = renders;
  for (const _ of [1, 2]) expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-store');
  expect(renders).toBe(before + 2);
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip;q=0', null],
])('the encoding of a page for "%s" is %s', async (accepted, encoding) => {
  const before = renders;
  const { headers } = await fetch(`${origin}/complete`, { headers: { 'Accept-Encoding': accepted } });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(renders).toBe(before);
});
