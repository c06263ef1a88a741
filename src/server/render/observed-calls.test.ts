import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { findMismatch } from '../../api/contract-shape.server.ts';
import { createMetrics } from '../metrics.ts';
import { parseTraceparent, startSpan } from '../tracing/spans.ts';
import { observeCalls } from './observed-calls.server.ts';
import type { RenderContext } from './render-context.server.ts';

const lines: object[] = [];
const operation = 'GET /v1/news/list';
const server = createServer();
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(listener: RequestListener): Promise<string> {
  server.on('request', listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** A render, and a call that it makes. */
function setUp(baseUrl: string, { timeoutMs = 10_000, traceparent = '' } = {}) {
  const rendering: RenderContext = {
    id: 'r1',
    span: startSpan('render', parseTraceparent(traceparent)),
    log: pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    nonce: '',
    apiErrors: [],
  };
  const api = createApi({
    baseUrl,
    rsaPublicKey: null,
    headers: { 'X-Tenant': 'a' },
    timeoutMs,
    findMismatch,
    maxBytes: 1_000,
    ...observeCalls(rendering),
  });
  const outcomes = async () => {
    const { values } = await rendering.metrics.apiCalls.get();
    return values.filter(({ metricName }) => metricName?.endsWith('_count')).map(({ labels }) => labels);
  };
  return { rendering, outcomes, call: () => api.listNews({ query: { lang: 'zh' } }) };
}

/** The reason of a call that fails, and its outcome. */
async function failureOf(baseUrl: string, timeoutMs?: number) {
  const { rendering, outcomes, call } = setUp(baseUrl, { timeoutMs });
  lines.length = 0;
  await expect(call()).rejects.toThrow();
  expect(rendering.apiErrors).toHaveLength(1);
  expect((await rendering.metrics.apiFailures.get()).values).toMatchObject([{ labels: { operation } }]);
  expect(lines).toMatchObject([{ id: 'r1', operation, ms: expect.any(Number) }]);
  const [{ outcome } = {}] = await outcomes();
  return { outcome, reason: Object.assign({ reason: undefined }, lines[0]).reason };
}

test.each(['', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'])(
  'a call keeps its headers beside the id and the trace "%s", and its outcome is counted',
  async (traceparent) => {
    const received: IncomingHttpHeaders[] = [];
    const base = await listen(({ headers }, response) => {
      received.push(headers);
      response.end('{"code":"00000","msg":"Ok","data":{"list":[],"total":0,"page":1,"size":10}}');
    });
    const { outcomes, call } = setUp(base, { traceparent });
    await call();
    expect(received).toMatchObject([{ 'x-tenant': 'a', 'x-request-id': 'r1' }]);
    expect(received[0]?.traceparent).toBe(traceparent || undefined);
    expect(await outcomes()).toEqual([{ operation, outcome: 'success' }]);
    expect(lines).toEqual([]);
  },
);

test('a call without a response has the reason of the system', async () => {
  const base = await listen(() => {});
  expect(await failureOf(base, 200)).toEqual({ outcome: 'timeout', reason: 'The call took too long' });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  const refused = { outcome: 'unreachable', reason: expect.stringContaining('ECONNREFUSED') };
  expect(await failureOf(base)).toEqual(refused);
  expect((await failureOf('http://api.invalid')).reason).toContain('api.invalid');
});

test('a response that cannot be read has a reason', async () => {
  const base = await listen(({ url = '' }, response) => {
    if (url.startsWith('/half')) {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"code":');
      setImmediate(() => response.destroy());
    } else if (url.startsWith('/shape')) response.end('{"code":"00000","msg":"Ok","data":{"list":null}}');
    else response.end(url.startsWith('/large') ? 'x'.repeat(2_000) : '<html>');
  });
  const reasonOf = async (path: string) => (await failureOf(base + path)).reason;
  expect(await reasonOf('/large')).toBe('The response is larger than 1000 bytes');
  expect(await reasonOf('/html')).toContain('JSON');
  expect(await reasonOf('/half')).toBe('other side closed');
  expect(await reasonOf('/shape')).toBe("/data must have required property 'total'");
});

test('a response with a code or an HTTP error has no further reason', async () => {
  const base = await listen(({ url = '' }, response) => {
    response.statusCode = url.startsWith('/code') ? 200 : 502;
    response.end('{"code":"B0001"}');
  });
  expect(await failureOf(`${base}/code`)).toEqual({ outcome: 'success', reason: undefined });
  expect(await failureOf(`${base}/status`)).toEqual({ outcome: 'error', reason: undefined });
});

test('data that does not exist is no failure', async () => {
  const base = await listen((_, response) => void response.end('{"code":"B004","msg":"","data":null}'));
  const { rendering, call } = setUp(base);
  await expect(call()).rejects.toThrow();
  expect([rendering.apiErrors, lines]).toEqual([[], []]);
});
