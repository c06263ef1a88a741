import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Standalone, startStandalone } from './standalone.ts';

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
});
afterAll(() => server.stop());

test('the maximum body size depends on the path, not on the query', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1_100_000) });
  const statusOf = async (path: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(server.url + path, { method: 'POST', headers, body }).catch(() => undefined);
    return response?.status;
  };
  const refused = await statusOf('/v1/apply?_t=1');
  expect(refused).not.toBe(200);
  expect(await statusOf('/v1/apply?_t=1&from=/__mock__/')).toBe(refused);
});

test.each([
  ['with its length', { 'Content-Length': '2000000' }],
  ['in parts', { 'Transfer-Encoding': 'chunked' }],
])('a body that is too long, sent %s, is in no way of the next request', async (_, headers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statusOf = (method: string, path: string, body = '', sent = {}) =>
    new Promise((resolve) => {
      const call = request(server.url + path, { agent, method, headers: sent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      // Closed before the client has sent everything.
      call.on('error', ({ message }) => resolve(message));
      call.end(body);
    });
  const refused = await statusOf('POST', '/v1/apply?_t=1', 'x'.repeat(2_000_000), {
    'Content-Type': 'application/json',
    ...headers,
  });
  expect(refused).not.toBe(200);
  expect(await statusOf('GET', '/v1/seo?path=/&_t=1')).toBe(200);
  agent.destroy();
});
