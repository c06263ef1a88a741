import { expect, test } from 'vitest';
import { countPairs, coverageTable, toCoverage } from './coverage.ts';

const coverage = toCoverage([
  { operationId: 'listNews', code: '00000', test: 'news shows a list', screens: ['/about/news'] },
  { operationId: 'listNews', code: '00000', test: 'home shows news', screens: ['/'] },
  { operationId: 'getNews', code: 'B004', test: 'a missing article', screens: ['/about/news/n0'] },
  // A fault has no code, and a wrong address no operation.
  { operationId: 'listNews' },
  { code: 'A0404' },
]);

test('coverage names the tests and screens that met a code, and the codes that no test met', () => {
  const listNews = coverage.find(({ operationId }) => operationId === 'listNews');
  expect(listNews?.met).toEqual([
    {
      code: '00000',
      calls: 2,
      tests: ['home shows news', 'news shows a list'],
      screens: ['/', '/about/news'],
    },
  ]);
  expect(listNews?.missing).toContain('B0001');
  const { met, all } = countPairs(coverage);
  expect([met, all > 500]).toEqual([2, true]);
});

test('the table has a row per code, and names the operations that were not called', () => {
  const table = coverageTable(coverage);
  expect(table).toContain('| getNews | B004 | 1 | 1 | /about/news/n0 |');
  expect(table).toMatch(/^\| listNews \| not met: .*B0001/m);
  expect(table).toMatch(/^Not called: .*createSubUser/m);
});

test('a journal without calls has no table', () => {
  expect(coverageTable(toCoverage([]))).not.toContain('| Operation');
});
