import { expect, test } from 'vitest';
import { routes } from '../../test/route-table.ts';
import { caseIds } from '../paths/case-ids.ts';
import { paths } from '../paths/paths.ts';
import { addressOf, publicAddresses } from './route-addresses.ts';

test('the address of a route has the segments of all its parents', () => {
  expect(addressOf(routes, 'zh:news.detail')).toBe('/about/news/:id');
  expect(addressOf(routes, 'en:news.list')).toBe('/:lang/about/news');
  expect(addressOf(routes, 'zh:dashboard')).toBe('/user');
});

test('public pages have an address without parameters, each case its own, and nothing private is among them', {
  tags: ['R2.19'],
}, () => {
  const pages = publicAddresses(routes);
  expect(pages).toEqual(
    expect.arrayContaining([paths.home(), paths.newsList(), paths.quote(), ...caseIds.map(paths.caseStudy)]),
  );
  expect(new Set(pages).size).toBe(pages.length);
  const unlisted = /^\/(login|transfer|apply\/tip|user)|\.(xml|txt)$|[:*~]/;
  expect(pages.filter((page) => unlisted.test(page))).toEqual([]);
});
