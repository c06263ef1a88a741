import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { readImportFile } from './read-import-file.ts';

const file = (content: BlobPart, name = 'people.csv') => new File([content], name);
const bytes = (...values: number[]) => file(new Uint8Array(values));
const read = (chosen: File | undefined) => readImportFile(chosen, ['账号', 'account']);
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
/** 账号 in GB 18030. */
const chineseHeader = [0xd5, 0xcb, 0xba, 0xc5];

const unclear = { key: 'subAccount.import.encoding' };
const unreadable = (line: string) => ({ key: 'subAccount.import.unreadable', values: { line } });

test('a missing file and another type of file have their codes', { tags: ['R8.15'] }, async () => {
  expect(await read(undefined)).toEqual({ key: 'common.apiMsg.A0301' });
  expect(await read(file('a', 'people.xlsx'))).toEqual({ key: 'common.apiMsg.A0302' });
  expect(await read(file('PK\u0003\u0004\u0000'))).toEqual({ key: 'common.apiMsg.A0302' });
  expect(await read(bytes(0xd0, 0xcf, 0x11, 0xe0, 0))).toEqual({ key: 'common.apiMsg.A0302' });
});

test('a workbook of Excel is read like the CSV file of its first sheet', { tags: ['R6.12'] }, async () => {
  const text = await read(
    file(readFileSync(new URL('../../../test/people.xlsx', import.meta.url)), 'people.xlsx'),
  );
  // A title and a blank row are above the header; a telephone number is a number, another one a text.
  expect(parseCsv(`${text}`.replace('\ufeff', '').replaceAll('\r\n', '\n'), ',').rows).toEqual([
    ['同事名单', '', '', '', ''],
    ['', '', '', '', ''],
    ['账号', '姓名', '手机号', '密码', '产品权限'],
    ['excel-a@example.com', '林一', '13911110001', '', '品牌体验;问卷工具'],
    ['excel-b@example.com', '林二', '139 1111 0002', '', ''],
    ['excel-c@example.com', '林三', '139', '', '没有的产品'],
  ]);
});

test('a byte order mark decides the encoding', { tags: ['R6.12'] }, async () => {
  expect(await read(file('\ufeffMüller'))).toBe('Müller');
  expect(await read(bytes(0xff, 0xfe, 0x26, 0x8d, 0xf7, 0x53))).toBe('账号');
  expect(await read(bytes(0xfe, 0xff, 0x8d, 0x26, 0x53, 0xf7))).toBe('账号');
  expect(await read(bytes(0xff, 0xfe, 0x26))).toEqual(unclear);
  expect(await read(bytes(0xef, 0xbb, 0xbf, 0xfc))).toEqual(unclear);
});

test('a file of Excel in China is read', async () => {
  expect(await read(bytes(...chineseHeader, 0x0a, 0x61))).toBe('账号\na');
});

test.each([
  ['Windows-1252', [...ascii('Account\nM'), 0xfc, ...ascii('ller')]],
  ['Big5 with characters that GB 18030 has, too', [...ascii('Account\n'), 0xb3, 0xaf, 0xb6, 0xc0]],
  ['no encoding', [...chineseHeader, 0x0a, 0xff, 0xff]],
])('%s without a byte order mark is refused', { tags: ['R6.12'] }, async (_name, values) => {
  expect(await read(bytes(...values))).toEqual(unclear);
});

test('characters that another program lost are refused with their line', { tags: ['R6.12'] }, async () => {
  expect(await read(file('Account\r\na\rM\ufffdller'))).toEqual(unreadable('3'));
  expect(await read(file('\ue000'))).toEqual(unreadable('1'));
  expect(await read(file('a\n\u0000'))).toEqual(unreadable('2'));
  // A private character of GB 18030.
  expect(await read(bytes(...chineseHeader, 0x0a, 0xaa, 0xa1))).toEqual(unreadable('2'));
});
