import { expect, test } from 'vitest';
import { coverageTable, toCoverage } from './coverage.ts';

const coverage = toCoverage([
  { operationId: 'listNews', code: '00000' },
  { operationId: 'listNews', code: '00000' },
  { operationId: 'getNews', code: 'B004' },
  // A fault has no code, and a wrong address no operation.
  { operationId: 'listNews' },
  { code: 'A0404' },
]);

test('coverage counts the calls that met a code, and names the codes that no call met', () => {
  const listNews = coverage.find(({ operationId }) => operationId === 'listNews');
  expect(listNews?.met).toEqual([{ code: '00000', calls: 2 }]);
  expect(listNews?.missing).toContain('B0001');
});

test('the table has a row per code, and names the operations that were not called', () => {
  const table = coverageTable(coverage);
  expect(table).toMatch(/^2 of \d{3} pairs/);
  expect(table).toContain('| getNews | B004 | 1 |');
  expect(table).toMatch(/^\| listNews \| not met: .*B0001/m);
  expect(table).toMatch(/^Not called: .*createSubUser/m);
});

test('a journal without calls has no table', () => {
  expect(coverageTable(toCoverage([]))).not.toContain('| Operation');
});
