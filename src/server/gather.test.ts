import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.server.ts';

test('what is written in one go travels together, and nothing waits for the end', async () => {
  const stream = gather();
  const arrived: string[] = [];
  stream.on('data', (chunk) => arrived.push(String(chunk)));
  for (const piece of ['<html>', '<head>', '</head>']) stream.write(piece);
  await nextTurn();
  await nextTurn();
  expect(arrived).toEqual(['<html><head></head>']);
  stream.write('<body>');
  stream.end('</body>');
  await new Promise((resolve) => stream.on('end', resolve));
  expect(arrived.join('')).toBe('<html><head></head><body></body>');
});

test('much of it goes on at once', async () => {
  const stream = gather();
  stream.end(Buffer.alloc(200_000, 'a'));
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks)).toHaveLength(200_000);
});
