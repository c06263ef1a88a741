import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { replaceNonceWithHashes } from './inline-hashes.ts';

const nonce = 'bm9uY2Vub25jZW5vbmNlbg==';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const read = (html: string) => {
  const { html: shared, sources } = replaceNonceWithHashes(html, nonce);
  return { html: shared, scripts: [...sources.script], styles: [...sources.style] };
};

test('a page has the hashes of its scripts and styles instead of the nonce', () => {
  const page = read(
    `<link rel="stylesheet" nonce="${nonce}" href="/a.css"/><style nonce="${nonce}">p{}</style>` +
      `<script nonce="${nonce}">第一();\nb()</script><p>正文</p><script nonce="${nonce}" type="module">c()</script>`,
  );
  expect(page.html).toBe(
    '<link rel="stylesheet" href="/a.css"/><style>p{}</style><script>第一();\nb()</script><p>正文</p><script type="module">c()</script>',
  );
  expect(page.scripts).toEqual([hashOf('第一();\nb()'), hashOf('c()')]);
  expect(page.styles).toEqual([hashOf('p{}'), hashOf('')]);
});

test('an injected script or style has no hash', () => {
  const { scripts, styles } = read(
    '<script>a()</script><script nonce="bm9uY2U=">b()</script><style>p{}</style>' +
      `<script>"<script nonce='${nonce}'>"</script><script nonce="${nonce}">own()</script>`,
  );
  expect(scripts).toEqual([hashOf('own()')]);
  expect(styles).toEqual([hashOf('')]);
});

test('JSON data has no hash', () => {
  expect(
    read(`<script id="bootstrap-data" type="application/json" nonce="${nonce}">{}</script>`).scripts,
  ).toEqual([]);
});
