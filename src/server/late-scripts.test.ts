import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const page =
  '<html><head><title>用户洞察</title><link rel="modulepreload" href="/a.js" nonce="n"/>' +
  '<link rel="stylesheet" href="/a.css"/></head><body><p>正文</p>' +
  '<script nonce="n" type="module" async="">import "/a.js";</script></body></html>';

/** The page as it comes out when it goes in `size` bytes at a time. */
async function through(size: number): Promise<string> {
  const stream = lateScripts('n');
  const bytes = Buffer.from(page);
  for (let from = 0; from < bytes.length; from += size) stream.write(bytes.subarray(from, from + size));
  stream.end();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('scripts wait for the first paint, however the page is cut into chunks', async () => {
  const whole = await through(10_000);
  expect(whole).not.toMatch(/<link rel="modulepreload"/);
  expect(whole).not.toContain('type="module"');
  expect(whole).toContain('for(const href of ["/a.js"])');
  expect(whole).toContain('<script nonce="n" type="text/plain" data-late="">import "/a.js";</script>');
  expect(whole).toContain('<title>用户洞察</title><link rel="stylesheet" href="/a.css"/><script nonce="n">');
  for (const size of [1, 7, 64]) expect(await through(size)).toBe(whole);
});

test('a page without scripts stays as it is, but for the starter', async () => {
  const stream = lateScripts('n');
  stream.end('<html><head></head><body><p>正文</p></body></html>');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toMatch(/<\/script><\/head><body><p>正文<\/p><\/body><\/html>$/);
});
