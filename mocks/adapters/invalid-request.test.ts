import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendBytes } from '../../test/send-raw.ts';
import { type Standalone, startStandalone } from './standalone.ts';

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
});
afterAll(() => server.stop());

test('the longest path of the contract is answered', async () => {
  const { status } = await fetch(
    `${server.url}/v1/seo?_t=1&path=${encodeURIComponent(`/${'中'.repeat(2047)}`)}`,
  );
  expect(status).toBe(200);
});

test('an address beyond the limit is refused with an envelope', async () => {
  const response = await fetch(`${server.url}/v1/seo?_t=1&path=${'x'.repeat(70_000)}`);
  expect(response.status).toBe(431);
  expect(await response.json()).toEqual({
    code: 'A0400',
    msg: 'The address and the headers are longer than 65536 bytes',
    data: null,
  });
});

test('what is no HTTP is refused with an envelope', async () => {
  const response = (await sendBytes(server.url, 'HELLO\r\n\r\n')).toString();
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain('{"code":"A0400","msg":"The request is no valid HTTP","data":null}');
});
