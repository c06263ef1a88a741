import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

test('reads a response up to its maximum size', async () => {
  expect(await readBody(new Response('用户洞察'), 12)).toBe('用户洞察');
  expect(await readBody(new Response('用户洞察'))).toBe('用户洞察');
  expect(await readBody(new Response(null), 1)).toBe('');
});

test('cancels a response that exceeds the maximum size', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  await expect(readBody(new Response(endless), 10_000)).rejects.toThrow('larger than 10000 bytes');
  expect(sent).toBeLessThan(20_000);
});
