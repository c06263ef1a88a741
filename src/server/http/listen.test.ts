import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { listenErrorMessage, listenOrExit } from './listen.ts';

/** The message for listening on a host and port. */
async function messageFor(host: string, port: number): Promise<string> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, 'error');
  return listenErrorMessage(error, { host, port, setBy: 'PORT' });
}

test('a failed listen names port and remedy', {
  tags: ['R7.4'],
}, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const message = await messageFor('127.0.0.1', port);
  expect(message).toMatch(new RegExp(`^Port ${port} is already in use.* another port with PORT\\.$`));
  taken.close();
  expect(await messageFor('203.0.113.7', 0)).toBe(
    'This machine has no address 203.0.113.7. Set another host.',
  );
  const refused = Object.assign(new Error(), { code: 'EACCES' });
  expect(listenErrorMessage(refused, { host: '::', port: 80, setBy: 'METRICS_PORT' })).toBe(
    'This user may not listen on port 80. Choose a port above 1023 with METRICS_PORT.',
  );
  expect(listenErrorMessage(new Error('another'), { host: '::', port: 80, setBy: 'PORT' })).toBe(
    'The server cannot listen on :::80: another.',
  );
});

test.each([
  // Node listens on `::`, or on 0.0.0.0 where IPv6 is off.
  ['::', undefined],
  ['127.0.0.1', '127.0.0.1'],
])('a server for %s listens on the host %s', (host, expected) => {
  const server = createServer();
  const listen = vi.spyOn(server, 'listen').mockReturnThis();
  listenOrExit(server, { host, port: 3000, setBy: 'PORT' });
  expect(listen.mock.lastCall?.[0]).toMatchObject({ host: expected, port: 3000 });
});
