import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { developmentPublicKey } from '../../../mocks/db/development-keys.ts';
import type { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import { findMismatch } from './contract-shape.server.ts';
import { failureReason } from './failure-reason.ts';

const server = createServer();
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

/** The reason of a call that fails. */
async function reasonOf(baseUrl: string, timeoutMs = 10_000): Promise<string | undefined> {
  const errors: ApiError[] = [];
  const api = createApi({
    baseUrl,
    rsaPublicKey: developmentPublicKey,
    timeoutMs,
    findMismatch,
    maxBytes: 1_000,
    onFailure: (error) => errors.push(error),
  });
  await expect(api.listNews({ query: { lang: 'zh' } })).rejects.toThrow();
  expect(errors).toHaveLength(1);
  return errors[0] && failureReason(errors[0]);
}

test('a call without a response has the reason of the system', async () => {
  const base = await listen(() => {});
  expect(await reasonOf(base, 200)).toBe('The call took too long');
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  expect(await reasonOf(base)).toContain('ECONNREFUSED');
  expect(await reasonOf('http://api.invalid')).toContain('api.invalid');
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
  expect(await reasonOf(`${base}/large`)).toBe('The response is larger than 1000 bytes');
  expect(await reasonOf(`${base}/html`)).toContain('JSON');
  expect(await reasonOf(`${base}/half`)).toBe('other side closed');
  expect(await reasonOf(`${base}/shape`)).toBe("/data must have required property 'total'");
});

test('a response with a code or an HTTP error has no further reason', async () => {
  const base = await listen(({ url = '' }, response) => {
    response.statusCode = url.startsWith('/code') ? 200 : 502;
    response.end('{"code":"B0001"}');
  });
  expect(await reasonOf(`${base}/code`)).toBeUndefined();
  expect(await reasonOf(`${base}/status`)).toBeUndefined();
});
