import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeNonce } from '../render/nonce.ts';
import { pageBody } from './page-body.ts';

const nonce = makeNonce();
const pageWith = (value: string) =>
  Buffer.from(
    [
      `<link rel="stylesheet" nonce="${value}" href="/a.css"/>`,
      ...Array.from({ length: 200 }, (_, index) => `<p>第 ${index} 段：用户洞察与体验管理</p>`),
      `<script nonce="${value}">a</script><script nonce="${value}">b</script>`,
    ].join('\n'),
  );

test.each(['quick', 'small'] as const)(
  'a %s page takes a new nonce, plain and compressed',
  async (compression) => {
    const body = pageBody(pageWith(nonce), nonce, compression);
    const brotli = await body.brotli();
    for (let round = 0; round < 50; round += 1) {
      const other = makeNonce();
      expect(body.plain(other).equals(pageWith(other))).toBe(true);
      const compressed = brotli?.(other) ?? Buffer.alloc(0);
      expect(compressed.length).toBeLessThan(body.bytes / 4);
      expect(brotliDecompressSync(compressed).equals(pageWith(other))).toBe(true);
    }
  },
);

test('a page can be kept compressed even if its nonce shares letters with its text by chance', async () => {
  for (const shared of ['<p>a</p>', '/a.css', '/"/><p>']) {
    const own = `${shared}${'x'.repeat(22 - shared.length)}==`;
    const body = pageBody(Buffer.from(`${pageWith(own)}${shared.repeat(3)}`), own, 'small');
    const other = makeNonce();
    const brotli = await body.brotli();
    expect(brotli && brotliDecompressSync(brotli(other)).equals(body.plain(other)), shared).toBe(true);
  }
});

test('a document without a nonce is kept as it is', async () => {
  for (const text of ['', '<urlset/>']) {
    const body = pageBody(Buffer.from(text), nonce, 'quick');
    expect(body.plain(makeNonce()).toString()).toBe(text);
    const brotli = await body.brotli();
    expect(brotliDecompressSync(brotli?.(makeNonce()) ?? Buffer.alloc(0)).toString()).toBe(text);
  }
});

test('the same page has the same name, whatever its nonce', () => {
  const other = makeNonce();
  const { etag } = pageBody(pageWith(nonce), nonce, 'quick');
  expect(pageBody(pageWith(other), other, 'quick').etag).toBe(etag);
  expect(pageBody(Buffer.from(`${pageWith(nonce)}.`), nonce, 'quick').etag).not.toBe(etag);
});
