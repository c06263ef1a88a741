import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, toCsv } from './csv.ts';

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

test('what is written is read as it was', () => {
  const cell = fc
    .array(
      fc.oneof(fc.constantFrom("'", '=', '"', ',', ';', '\n', '-', '="', ' '), fc.string({ maxLength: 3 })),
      {
        maxLength: 5,
      },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      expect(parseCsv(toCsv(rows).slice(1).replaceAll('\r\n', '\n'), ',')).toEqual({ rows });
    }),
    { numRuns: 1000 },
  );
});
