import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { listenOrExit } from './listen.ts';

test.each([
  // Node listens on `::`, or on 0.0.0.0 where IPv6 is off.
  ['::', undefined],
  ['127.0.0.1', '127.0.0.1'],
])('a server for %s listens on the host %s', (host, expected) => {
  const server = createServer();
  const listen = vi.spyOn(server, 'listen').mockReturnThis();
  listenOrExit(server, { host, port: 3000, variable: 'PORT' });
  expect(listen.mock.lastCall?.[0]).toMatchObject({ host: expected, port: 3000 });
});
