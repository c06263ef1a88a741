import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routeTable from '../../routes.ts';
import { indexedPages } from './indexed-pages.ts';

/** Addresses that no search engine shall list, or that are no pages. */
const unlisted = [/^\/(login|transfer|apply\/tip)$/, /^\/user(\/|$)/, /\.(xml|txt)$/, /[:*~]/];

/** The addresses of the Chinese half of the table that answer with a page. */
function addresses(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent;
    const below = addresses(children, own);
    return (path && children.length === 0) || index ? [own || '/', ...below] : below;
  });
}

test('the site map names every page of the route table that may be indexed', { tags: ['R2.19'] }, () => {
  const chinese = routeTable.filter(({ id, path }) => !id?.startsWith('en:') && !path?.startsWith(':lang'));
  const pages = addresses(chinese).filter((address) => !unlisted.some((pattern) => pattern.test(address)));
  expect([...indexedPages].sort()).toEqual([...new Set(pages)].sort());
});
