import { expect, test } from 'vitest';
import { listForeignPlaces } from './foreign-cookies.ts';

const domainsOf = (hostname: string) => [
  ...new Set(listForeignPlaces({ hostname, pathname: '/' }).map(({ domain }) => domain)),
];

test.each([
  ['www.example.com', ['www.example.com', 'example.com']],
  ['example.com', ['example.com']],
  ['a.b.example.com.cn', ['a.b.example.com.cn', 'b.example.com.cn', 'example.com.cn', 'com.cn']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('hosts of the same site as %s store cookies for %j', (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains);
});

test('the paths of the page and of the user area in each language are places', () => {
  const places = listForeignPlaces({ hostname: 'example.com', pathname: '/en/about/news' });
  expect(places.map(({ path }) => path).sort()).toEqual([
    '/',
    '/en',
    '/en/',
    '/en/about',
    '/en/about/',
    '/en/about/news',
    '/en/about/news/',
    '/en/user',
    '/en/user/',
    '/user',
    '/user/',
  ]);
});
