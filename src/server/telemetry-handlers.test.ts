import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RestartableServer } from '../../test/restartable-server.ts';
import { createMetrics } from './metrics.ts';
import { telemetryHandlers } from './telemetry-handlers.ts';

const log: unknown[] = [];
const metrics = createMetrics();
const note = (fields: unknown, message?: string) => void log.push([message, fields]);
let now = 1;
const site = express();
site.set('trust proxy', 1);
site.post(
  '/telemetry',
  ...telemetryHandlers({ log: { warn: note, info: note }, metrics, clock: { now: () => now } }),
);
const server = new RestartableServer(site);

beforeAll(() => server.start());
afterAll(() => server.kill());
beforeEach(() => {
  log.length = 0;
  metrics.registry.resetMetrics();
});

/** The types of the events, each as often as it was counted. */
async function counted(): Promise<unknown[]> {
  const { values } = await metrics.telemetry.get();
  return values.flatMap(({ labels, value }) => Array(value).fill(labels.type));
}

const error = {
  type: 'error',
  route: '/:lang/about/news/:id',
  language: 'en',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'name')",
  stack: ['open /assets/site-1a2b.js:1:234'],
};
const vital = {
  type: 'web-vital',
  route: '/',
  language: 'zh',
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
};
const report = { release: 'abc123', requestId: 'request-1', events: [error, vital] };

const warning = (status: number) => [
  'a report of a browser was rejected',
  { id: undefined, status, reason: expect.any(String) },
];

let clients = 0;
const nextClient = () => {
  clients += 1;
  return `10.0.0.${clients}`;
};

/** Sends a report, as another client each time. */
function send(body: unknown, client = nextClient(), more: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'X-Forwarded-For': client, ...more };
  return fetch(`${server.base}/telemetry`, { method: 'POST', headers, body: text }).then(
    ({ status }) => status,
  );
}

test('each event is a line of the log with the id of the request', async () => {
  expect(await send(report)).toBe(204);
  const { type: _, ...errorFields } = error;
  const { type: __, ...vitalFields } = vital;
  expect(log).toEqual([
    ['an error in a browser', { id: 'request-1', release: 'abc123', browser: errorFields }],
    ['a web vital of a browser', { id: 'request-1', release: 'abc123', browser: vitalFields }],
  ]);
  expect(await counted()).toEqual(['error', 'web-vital']);
});

test.each([
  ['no JSON', '{'],
  ['no event', { ...report, events: [] }],
  ['too many events', { ...report, events: Array(21).fill(vital) }],
  ['an unknown field', { ...report, user: 'u1' }],
  ['an unknown field of an event', { ...report, events: [{ ...vital, url: '/?token=1' }] }],
  ['a route with a query', { ...report, events: [{ ...vital, route: '/about?email=a@example.com' }] }],
  ['a release with a line break', { ...report, release: 'a\nb' }],
  ['a long message', { ...report, events: [{ ...error, message: 'x'.repeat(301) }] }],
])('a report with %s is rejected', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect([log, await counted()]).toEqual([[warning(400)], ['rejected']]);
});

test.each([
  ['of more than 32 KB', 413, {}, 'x'.repeat(33_000)],
  ['that is compressed', 415, { 'Content-Encoding': 'gzip' }, '{}'],
  ['in an unknown charset', 415, { 'Content-Type': 'text/plain; charset=nothing' }, '{}'],
])('a report %s is rejected with one warning', async (_, status, headers, body) => {
  expect(await send(body, nextClient(), headers)).toBe(status);
  expect([log, await counted()]).toEqual([[warning(status)], ['rejected']]);
});

test('a client has twenty reports per minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) statuses.push(await send(report, '10.1.0.1'));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect(await send(report, '10.1.0.2')).toBe(204);
  now += 59_999;
  expect(await send(report, '10.1.0.1')).toBe(429);
  now += 2;
  expect(await send(report, '10.1.0.1')).toBe(204);
});
