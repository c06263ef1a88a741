import { expect, test } from 'vitest';
import { cookiePath, fileInSite, pathInSite, withoutFolder } from './base-path.ts';

test('a site at the root of its host has unchanged paths', () => {
  expect([cookiePath, fileInSite('/favicon.svg'), pathInSite('/en/about')]).toEqual([
    '/',
    '/favicon.svg',
    '/en/about',
  ]);
});

test('the base path is removed, and similar paths are unchanged', () => {
  const paths = ['/sub/path', '/sub/path/', '/sub/path/en/about', '/sub/pathology', '/en'];
  expect(paths.map((path) => withoutFolder(path, '/sub/path/'))).toEqual([
    '/',
    '/',
    '/en/about',
    '/sub/pathology',
    '/en',
  ]);
});
