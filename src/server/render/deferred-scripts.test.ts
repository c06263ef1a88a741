import { expect, test } from 'vitest';
import { addToHead, deferScripts } from './deferred-scripts.server.ts';

const page =
  '<html><head><title>用户洞察</title><link rel="modulepreload" href="/a.js" nonce="n"/>' +
  '<link rel="stylesheet" href="/a.css"/></head><body><p>正文</p>' +
  '<script nonce="n" type="module" async="">import "/a.js";</script></body></html>';

const late = (html: string) => deferScripts(Buffer.from(html), 'n').toString();

test('scripts wait for the first paint', () => {
  const whole = late(page);
  expect(whole).not.toMatch(/<link rel="modulepreload"/);
  expect(whole).not.toContain('type="module"');
  expect(whole).toContain('for(const href of ["/a.js"])');
  expect(whole).toContain('<script nonce="n" type="text/plain" data-late="">import "/a.js";</script>');
  expect(whole).toContain('<title>用户洞察</title><link rel="stylesheet" href="/a.css"/><script nonce="n">');
  expect(whole).toMatch(/<\/script><\/head><body><p>正文<\/p><script nonce="n" type="text\/plain"/);
  expect(whole).toMatch(/<\/script><\/body><\/html>$/);
});

test('a page without scripts stays as it is, but for the starter', () => {
  const whole = late('<html><head></head><body><p>正文</p></body></html>');
  expect(whole).toMatch(
    /^<html><head><script nonce="n">.*<\/script><\/head><body><p>正文<\/p><\/body><\/html>$/,
  );
});

test('what a page gets into its head stands at the end of it', () => {
  const whole = addToHead(Buffer.from(page), '<style>p{}</style>').toString();
  expect(whole).toBe(page.replace('</head>', '<style>p{}</style></head>'));
  expect(addToHead(Buffer.from(page), '').toString()).toBe(page);
});
