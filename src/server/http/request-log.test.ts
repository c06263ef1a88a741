import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { traceparentOf } from '../tracing/spans.ts';
import { requestLog } from './request-log.ts';

const lines: { id: string }[] = [];
const metrics = createMetrics();
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const servers = [false, true].map((hasProxy) =>
  createServer(
    express().use(
      requestLog({
        log,
        metrics,
        hasProxy,
      }),
      (_, response) => {
        const { id, span } = response.locals;
        response.json({ id, traceparent: traceparentOf(span) });
      },
    ),
  ),
);
beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => servers.map((server) => server.close()));

async function send(headers: Record<string, string>, { hasProxy }: { hasProxy: boolean }) {
  const address = servers[hasProxy ? 1 : 0]?.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
  const { id, traceparent }: { id: string; traceparent?: string } = await response.json();
  expect(response.headers.get('x-request-id')).toBe(id);
  await expect.poll(() => lines.at(-1)?.id).toBe(id);
  const counted = await metrics.registry.getSingleMetricAsString('site_request_duration_seconds');
  expect(counted).toContain(`_count{route="other",status="200"} ${lines.length}`);
  return { id, traceparent };
}

const uuid = /^[\da-f-]{36}$/;
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const amazon = 'Root=1-67891233-abcdef012345678912345678;Self=1-67891234-12456789abcdef012345678';

test('the request id of a trusted proxy is used, including that of AWS', async () => {
  for (const id of ['abcd1234', amazon])
    expect(await send({ 'X-Request-Id': id, traceparent }, { hasProxy: true })).toEqual({ id, traceparent });
  expect((await send({ 'X-Amzn-Trace-Id': amazon }, { hasProxy: true })).id).toBe(amazon);
});

test('an invalid id is replaced', async () => {
  for (const id of ['short', 'a b c d e f', '<script>alert</script>', 'x'.repeat(129)])
    expect((await send({ 'X-Request-Id': id, traceparent: id }, { hasProxy: true })).id).toMatch(uuid);
});

test('without a trusted proxy the header is ignored', async () => {
  const response = await send({ 'X-Request-Id': 'attacker-1234', traceparent }, { hasProxy: false });
  expect(response).toEqual({ id: expect.stringMatching(uuid) });
});
