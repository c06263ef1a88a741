import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../adapters/listen.ts';
import { unwrap } from '../engine/control-client.ts';
import { connect } from './client.ts';

/** Nothing listens on this port. */
const closed = 'http://localhost:1';

test('a command acts on the first address that responds', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-mock-session']}`);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });
  const url = `${await listen(server, 0, '127.0.0.1')}/api`;
  const client = connect({ sandbox: 'anna' }, [closed, url]);
  expect(await unwrap(client.GET('/rules'))).toEqual([]);
  await client.POST('/rules', { body: { rule: 'listNews:B0001' } });
  expect(asked).toEqual(['GET /api/__mock__/rules anna', 'POST /api/__mock__/rules anna']);
  server.close();
});

test('the message names every address that was tried', async () => {
  const client = connect({ sandbox: 'anna' }, [closed, `${closed}/api`]);
  await expect(client.GET('/rules')).rejects.toThrow(
    /^No fake backend responds at http:\/\/localhost:1 or http:\/\/localhost:1\/api\. Start one/,
  );
});
