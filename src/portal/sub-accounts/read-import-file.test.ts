import { expect, test } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const file = (content: BlobPart, name = 'people.csv') => new File([content], name);

test('a missing file and another type of file have their codes', { tags: ['R8.15'] }, async () => {
  expect(await readImportFile(undefined)).toEqual({ key: 'common.apiMsg.A0301' });
  expect(await readImportFile(file('a', 'people.xlsx'))).toEqual({ key: 'common.apiMsg.A0302' });
  expect(await readImportFile(file('PK\u0000\u0003'))).toEqual({ key: 'common.apiMsg.A0302' });
});

test('a file of Excel in China is read', async () => {
  // 账号 in GB 18030.
  const bytes = new Uint8Array([0xd5, 0xcb, 0xba, 0xc5, 0x0a, 0x61, 0x0a]);
  expect(await readImportFile(file(bytes))).toBe('账号\na\n');
});
