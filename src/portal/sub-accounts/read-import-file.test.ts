import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { maxImportLines, readImportFile } from './read-import-file.ts';

const file = (content: BlobPart, name = 'people.csv') => new File([content], name);
const lines = (count: number) => `Account\n${'a@example.com\n'.repeat(count)}`;

test('each problem of a file has its code', { tags: ['R8.15'] }, async () => {
  expect(await readImportFile(undefined)).toBe('A0301');
  expect(await readImportFile(file(lines(1), 'people.xlsx'))).toBe('A0302');
  expect(await readImportFile(file('PK\u0000\u0003'))).toBe('A0302');
  expect(await readImportFile(file(''))).toBe('A0303');
  expect(await readImportFile(file('Account,Name\n\n , \n'))).toBe('A0303');
  expect(await readImportFile(file(lines(maxImportLines)))).toHaveLength(maxImportLines + 1);
  expect(await readImportFile(file(lines(maxImportLines + 1)))).toBe('A0304');
});

test('an exported file is read as it was, with escaped formulas', async () => {
  const rows = [
    ['账号', '姓名'],
    ['a@example.com', '-1, "=2"\n3'],
    ['b@example.com', "'quoted'"],
  ];
  expect(await readImportFile(file(toCsv(rows)))).toEqual(rows);
});

test('a file of Excel in China is read', async () => {
  // 账号 in GB 18030.
  const bytes = new Uint8Array([0xd5, 0xcb, 0xba, 0xc5, 0x0a, 0x61, 0x0a]);
  expect(await readImportFile(file(bytes))).toEqual([['账号'], ['a']]);
});
