import { expect, test } from 'vitest';
import { routePattern } from './route-pattern.ts';

test.each([
  ['/', {}, '/'],
  ['/en', { lang: 'en' }, '/:lang'],
  ['/about/news/n1001', { id: 'n1001' }, '/about/news/:id'],
  ['/en/about/news/n%201', { lang: 'en', id: 'n 1' }, '/:lang/about/news/:id'],
  ['/nobody/knows', { '*': 'nobody/knows' }, '*'],
])('the pattern of %s contains no value', { tags: ['R7.24'] }, (pathname, params, pattern) => {
  expect(routePattern(pathname, params)).toBe(pattern);
});
