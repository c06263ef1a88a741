import { expect, test } from 'vitest';
import { isMissingFile } from './missing-file.server.ts';

test.each([
  ['/ads.txt', '/:lang', 'ads.txt'],
  ['/apple-touch-icon-precomposed.png', '/:lang', 'apple-touch-icon-precomposed.png'],
  ['/apple-touch-icon-120x120.png', '/:lang', 'apple-touch-icon-120x120.png'],
  ['/browserconfig.xml', '/:lang', 'browserconfig.xml'],
  ['/.well-known/anything', '/:lang/*', '.well-known'],
  ['/.well-known', '/:lang', '.well-known'],
  ['/.env', '/:lang', '.env'],
  ['/covers/gone.SVG', '/:lang/*', 'covers'],
  ['/en/favicon.ico', '/:lang/*', 'en'],
  ['/a/b/logo.png', '*', undefined],
])('%s is a missing file', { tags: ['R2.77'] }, (pathname, pattern, lang) => {
  expect(isMissingFile(pathname, pattern, lang)).toBe(true);
});

test.each([
  ['/nowhere', '/:lang', 'nowhere'],
  ['/fr/about', '/:lang/about', 'fr'],
  ['/en/nowhere', '/:lang/*', 'en'],
  ['/index.html', '/:lang', 'index.html'],
  ['/old/page.php', '/:lang/*', 'old'],
  ['/v1.2', '/:lang', 'v1.2'],
])('%s is a page that does not exist', (pathname, pattern, lang) => {
  expect(isMissingFile(pathname, pattern, lang)).toBe(false);
});

test.each([
  ['/robots.txt', '/robots.txt', undefined],
  ['/.well-known/security.txt', '/.well-known/security.txt', undefined],
  ['/en/rss.xml', '/:lang/rss.xml', 'en'],
  ['/about/news/n.png', '/about/news/:id', undefined],
  ['/en', '/:lang', 'en'],
])('%s has a route', (pathname, pattern, lang) => {
  expect(isMissingFile(pathname, pattern, lang)).toBe(false);
});
