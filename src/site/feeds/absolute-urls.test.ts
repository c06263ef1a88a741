import { expect, test } from 'vitest';
import { absoluteUrls } from './absolute-urls.ts';

const origin = 'https://www.example.com';

test('links and images get absolute addresses', () => {
  expect(
    absoluteUrls('<p><a href="/apply?a=1&amp;b=2" rel="x">a</a><img alt="" src="/a.png" /></p>', origin),
  ).toBe(
    '<p><a href="https://www.example.com/apply?a=1&amp;b=2" rel="x">a</a><img alt="" src="https://www.example.com/a.png" /></p>',
  );
});

test('other addresses and text stay as they are', () => {
  for (const html of [
    '<a href="https://example.org/x">a</a>',
    '<a href="mailto:a@example.com">a</a>',
    '<code>a href="/apply"</code>',
  ])
    expect(absoluteUrls(html, origin)).toBe(html);
  expect(absoluteUrls('<a href="/apply">a</a>', '')).toBe('<a href="/apply">a</a>');
});
