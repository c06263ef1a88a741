import { describe, expect, test } from 'vitest';
import { news } from '../../../mocks/db/content/news.ts';
import { sanitizeArticle } from './sanitize-article.server.ts';

const clean = (html: string) => sanitizeArticle(html).sanitised;

describe('the HTML of an article', { tags: ['R7.10'] }, () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style sheet', '<style>p { display: none }</style><p>a</p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an onerror', '<img src="/a.png" onerror="alert(1)">', '<img alt="" src="/a.png" loading="lazy" />'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a frame in a frame', '<p>a<iframe srcdoc="<script>alert(1)</script>"></iframe></p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
    ['an inline style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a class of ours', '<p class="visually-hidden">a</p>', '<p>a</p>'],
    ['an object', '<object data="a.swf"></object><embed src="a.swf">', ''],
    ['a drawing with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg>', ''],
    ['a base address', '<base href="https://evil.example/"><p>a</p>', '<p>a</p>'],
  ])('loses %s', (_what, html, left) => {
    expect(clean(html)).toBe(left);
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'])(
    'loses the address %j',
    (address) => {
      expect(clean(`<a href="${address}">a</a>`)).toBe('<a>a</a>');
    },
  );

  test('loses images without an allowed URL', () => {
    for (const address of [
      'data:image/svg+xml,<svg onload=alert(1)>',
      'javascript:alert(1)',
      '//evil.example/a',
    ])
      expect(clean(`<p>a<img src="${address}"></p>`)).not.toContain(address.slice(0, 8));
  });

  test('preserves the allowed elements', () => {
    const html =
      '<h2>a</h2><p><strong>b</strong> <a href="/apply">c</a></p><ul><li>d</li></ul><table><tr><td colspan="2">e</td></tr></table>';
    expect(clean(html)).toBe(html);
  });

  test('has no second h1, and external links have no referrer', () => {
    expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>');
    expect(clean('<a href="https://example.com/">a</a>')).toContain('rel="noopener noreferrer"');
  });

  test('of every seeded article stays unchanged except for images', () => {
    for (const row of news) {
      const { content } = row.zh;
      if (!content.includes('<img')) expect(clean(content)).toBe(content);
    }
  });
});
