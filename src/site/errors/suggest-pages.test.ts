import { expect, test } from 'vitest';
import { publicPages } from '../../../test/route-table.ts';
import { editDistance } from '../../forms/edit-distance.ts';
import { suggestPages } from './suggest-pages.ts';

const pathsFor = (pathname: string) => suggestPages(pathname).map(({ path }) => path);

test('the edit distance counts a swap of neighbours once', () => {
  expect(editDistance('serivce', 'service')).toBe(1);
  expect(editDistance('servce', 'service')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('abc', 'abc')).toBe(0);
});

test('a mistyped address suggests the page', { tags: ['R2.52'] }, () => {
  expect(pathsFor('/serivce')[0]).toBe('/service');
  expect(pathsFor('/product/employe')[0]).toBe('/product/employee');
  expect(pathsFor('/data-services/super-pannel')[0]).toBe('/data-service/super-panel');
  expect(pathsFor('/news')[0]).toBe('/about/news');
  expect(pathsFor('/about/new')[0]).toBe('/about/news');
  expect(pathsFor('/case/snak')[0]).toBe('/case');
  expect(pathsFor('/Privacy-')[0]).toBe('/privacy');
});

test('every public page or its parent is suggested for its address with one letter missing', {
  tags: ['R2.52'],
}, () => {
  const missed = publicPages.filter((path) => {
    const parent = path.replace(/\/[^/]+$/, '');
    const found = pathsFor(path.slice(0, -1));
    return path !== '/' && !found.includes(path) && !found.includes(parent);
  });
  const toDo = 'add the page to the menu, the footer or pagesOutsideMenus in src/site/navigation.ts';
  expect(missed, toDo).toEqual([]);
});

test('an address without similarity suggests nothing', { tags: ['R2.52'] }, () => {
  expect(pathsFor('/wp-login.php')).toEqual([]);
  expect(pathsFor('/xyz/1234567890')).toEqual([]);
  expect(pathsFor('/')).toEqual([]);
});
