import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodedBody } from './encoded-body.ts';

const page = Buffer.from('<p>用户洞察与体验管理</p>'.repeat(200));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a body is compressed once with %s', async (encoding, decompress) => {
  const body = encodedBody(page, 5);
  const first = await body.encode(encoding);
  expect(first.length).toBeLessThan(page.length / 4);
  expect(decompress(first).equals(page)).toBe(true);
  expect(await body.encode(encoding)).toBe(first);
});

test('an empty body has encodings', async () => {
  expect(brotliDecompressSync(await encodedBody(Buffer.alloc(0), 5).encode('br'))).toHaveLength(0);
});

test('the ETag depends on the content', () => {
  const { etag } = encodedBody(page, 5);
  expect(encodedBody(Buffer.from(page), 10).etag).toBe(etag);
  expect(encodedBody(Buffer.from('other'), 5).etag).not.toBe(etag);
});
