import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a CSV file starts with a byte order mark and has CRLF line ends', () => {
  expect(
    toCsv([
      ['账号', '姓名'],
      ['a@example.com', '林悦'],
    ]),
  ).toBe('\uFEFF"账号","姓名"\r\n"a@example.com","林悦"\r\n');
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b"', 'c,d', 'e\nf']])).toBe('\uFEFF"a ""b""","c,d","e\nf"\r\n');
});

test.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋86', '－1', '＠SUM(A1)'])(
  '%j is never computed',
  (value) => {
    expect(toCsv([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
  },
);
