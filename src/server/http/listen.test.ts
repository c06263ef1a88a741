import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenErrorMessage } from './listen.ts';

/** The error of listening on a host and port. */
async function problemOf(host: string, port: number): Promise<string | undefined> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, 'error');
  return listenErrorMessage(error, { host, port, variable: 'PORT' });
}

test('a failed listen names the variable at fault', {
  tags: ['R7.4'],
}, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await problemOf('127.0.0.1', port)).toBe(
    `PORT is "${port}": the port is already in use. Set another one.`,
  );
  taken.close();
  expect(await problemOf('203.0.113.7', 0)).toBe(
    'HOST is "203.0.113.7": it must be an address of this machine.',
  );
  const refused = Object.assign(new Error(), { code: 'EACCES' });
  expect(listenErrorMessage(refused, { host: '::', port: 80, variable: 'METRICS_PORT' })).toBe(
    'METRICS_PORT is "80": it must be one that this user may listen at.',
  );
  expect(
    listenErrorMessage(new Error('another'), { host: '::', port: 80, variable: 'PORT' }),
  ).toBeUndefined();
});
