import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchStream } from './batching-stream.server.ts';

test('synchronous writes are joined, the first chunk is transformed, and nothing waits for the end', async () => {
  const stream = batchStream((html) => Buffer.from(`[${html}]`));
  const arrived: string[] = [];
  stream.on('data', (chunk) => arrived.push(String(chunk)));
  for (const piece of ['<html>', '<head>', '</head>']) stream.write(piece);
  await nextTurn();
  await nextTurn();
  expect(arrived).toEqual(['[<html><head></head>]']);
  stream.write('<body>');
  stream.end('</body>');
  await new Promise((resolve) => stream.on('end', resolve));
  expect(arrived.join('')).toBe('[<html><head></head>]<body></body>');
});

test('a transformed long page is complete', async () => {
  let seen = 0;
  const stream = batchStream((html) => {
    seen = html.length;
    return html;
  });
  for (let piece = 0; piece < 50; piece += 1) stream.write(Buffer.alloc(4_000, 'a'));
  stream.end();
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks)).toHaveLength(200_000);
  expect(seen).toBe(200_000);
});
