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
