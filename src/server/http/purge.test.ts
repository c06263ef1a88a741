import { once } from 'node:events';
import express from 'express';
import { expect, test } from 'vitest';
import { purgeHandler } from './purge.ts';

const token = 'a-token-of-thirty-two-characters';

/** Sends a purge with these headers to a real server. */
async function send(headers: Record<string, string>) {
  const purged: string[][] = [];
  const site = express();
  site.post(
    '/purge',
    purgeHandler(token, async (keys) => {
      purged.push([...keys]);
      return { pages: 2, apiResponses: 1 };
    }),
  );
  const server = site.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/purge`, { method: 'POST', headers });
    return { status: response.status, body: await response.json(), headers: response.headers, purged };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const authorization = `Bearer ${token}`;

test('a purge passes the keys on and returns the numbers of removed entries', async () => {
  const { status, body, purged, headers } = await send({
    Authorization: authorization,
    'Surrogate-Key': 'news  article:n1001 news',
  });
  expect(status).toBe(200);
  expect(body).toEqual({ pages: 2, apiResponses: 1 });
  expect(purged).toEqual([['news', 'article:n1001']]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the scheme is case-insensitive, and several lines are one list', async () => {
  const { status, purged } = await send({
    Authorization: `bearer ${token}`,
    'Surrogate-Key': 'news, page:home',
  });
  expect(status).toBe(200);
  expect(purged).toEqual([['news', 'page:home']]);
});

test.each<Record<string, string>>([{}, { Authorization: `${authorization}x` }, { Authorization: token }])(
  'a purge without the token is rejected',
  async (headers) => {
    const { status, purged } = await send({ ...headers, 'Surrogate-Key': 'all' });
    expect(status).toBe(401);
    expect(purged).toEqual([]);
  },
);

test.each([
  ['no key', ' '],
  ['a key that is a pattern', '.*'],
  ['too many keys', Array.from({ length: 101 }, (_, count) => `k${count}`).join(' ')],
])('a purge with %s is rejected', async (_, keys) => {
  const { status, purged } = await send({ Authorization: authorization, 'Surrogate-Key': keys });
  expect(status).toBe(400);
  expect(purged).toEqual([]);
});
