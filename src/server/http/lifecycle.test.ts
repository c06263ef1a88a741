import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLifecycle } from './lifecycle.ts';

const log = pino({ level: 'silent' });

test('a stopping server is not ready, drains and finishes pending requests', async () => {
  const lifecycle = createLifecycle(log, 'abc123');
  const held = Promise.withResolvers<void>();
  const site = express();
  site.use(lifecycle.health);
  site.get('/slow', async (_, response) => {
    await held.promise;
    response.send('done');
  });
  site.get('/quick', (_, response) => void response.send('quick'));
  const server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const get = (path: string) => fetch(origin + path);

  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', commit: 'abc123' });

  const slow = get('/slow');
  const closed = lifecycle.close(server, 200);
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/quick')).text()).toBe('quick');

  const outcome = () =>
    get('/quick').then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(outcome, { timeout: 60_000 }).toBe('refused');
  held.resolve();
  expect(await (await slow).text()).toBe('done');
  await closed;
});
