import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import type { ImportTexts } from './import-columns.ts';
import { checkCompany, exampleAccount, parseImport } from './parse-import.ts';
import { createForm } from './sub-account-forms.ts';

const texts: ImportTexts = {
  headers: new Map([
    ['账号', 'account'],
    ['account', 'account'],
    ['姓名', 'name'],
    ['name', 'name'],
    ['phone number', 'mobile'],
    ['password', 'password'],
    ['product permissions', 'products'],
    ['de permission', 'de'],
  ]),
  de: new Map([
    ['', 0],
    ['on', 1],
  ]),
  permissions: {
    productIds: new Map([
      ['brand', 'p-brand'],
      ['品牌', 'p-brand'],
      ['team, small', 'p-team'],
    ]),
    serviceIds: new Map(),
  },
};
const header = ['账号', ' NAME ', 'Phone number', 'Password', 'Product permissions', 'DE permission', 'Note'];

const parse = (...rows: string[][]) => {
  const parsed = parseImport(toCsv([header, ...rows]), texts);
  return 'lines' in parsed ? parsed.lines : [];
};

test('headers of both languages are accepted, in any case and order', { tags: ['R5.21'] }, () => {
  const [line] = parse([' Lin@Example.com ', ' Lin Yue ', '+86 138-0000-0001', 'Better2027!', 'Brand', 'ON']);
  expect(line).toMatchObject({
    id: '2',
    account: 'lin@example.com',
    name: 'Lin Yue',
    mobile: '13800000001',
    password: 'Better2027!',
    isGenerated: false,
    productIds: ['p-brand'],
    serviceIds: [],
    de: 1,
    errors: [],
  });
});

test('every line is checked with the rules of the form', { tags: ['R5.21', 'R5.22'] }, () => {
  const [line] = parse(['nobody', '', '123', 'abc']);
  expect(line?.errors).toEqual(
    [
      createForm.fields.account.rule('nobody'),
      createForm.fields.name.rule(''),
      createForm.fields.mobile.rule('123'),
      createForm.fields.password.rule('abc'),
    ].map((key) => ({ key })),
  );
});

test('a line without a password gets a generated one', () => {
  const [line] = parse(['a@example.com', 'A', '13800000001']);
  expect(line?.isGenerated).toBe(true);
  expect(createForm.fields.password.rule(line?.password ?? '')).toBeUndefined();
});

test('repeated values, unknown permissions and unknown DE values are errors', () => {
  const [, second] = parse(
    ['a@example.com', 'A', '13800000001'],
    ['A@example.com', 'B', '13800000002', '', 'Brand; Other', 'maybe'],
  );
  expect(second?.errors).toEqual([
    { key: 'subAccount.import.duplicate', values: { value: 'a@example.com', line: '2' } },
    { key: 'subAccount.import.unknownPermission', values: { value: 'Other', line: '3' } },
    { key: 'subAccount.import.unknownDe', values: { value: 'maybe', line: '3' } },
  ]);
});

test('phone numbers as text, and permissions with any separator, are read', { tags: ['R6.12'] }, () => {
  const [first, second] = parse(
    ["'a@example.com", 'A', "'13800000001", '', 'brand、 Ｂrand；Team, small'],
    ['b@example.com', 'B', '13800000002', '', 'Team, small'],
  );
  expect(first).toMatchObject({
    account: 'a@example.com',
    mobile: '13800000001',
    productIds: ['p-brand'],
    errors: [
      { key: 'subAccount.import.unknownPermission', values: { value: 'Team', line: '2' } },
      { key: 'subAccount.import.unknownPermission', values: { value: 'small', line: '2' } },
    ],
  });
  expect(second).toMatchObject({ mobile: '13800000002', productIds: ['p-team'], errors: [] });
});

test('names of permissions count in every language, and the example of the template does not', {
  tags: ['R6.12'],
}, () => {
  const lines = parse(
    [exampleAccount, 'Example', '13800000009', '', 'Brand'],
    ['a@example.com', 'A', '13800000001', '', ' 品牌 '],
  );
  expect(lines).toMatchObject([{ account: 'a@example.com', productIds: ['p-brand'], errors: [] }]);
  expect(parseImport(toCsv([header, [exampleAccount, 'Example', '13800000009']]), texts)).toEqual({
    key: 'common.apiMsg.A0303',
  });
});

test('a line says who exists already, and only as many as there are seats are valid', {
  tags: ['R6.12'],
}, () => {
  const lines = parse(
    ['Old@example.com', 'A', '13800000001'],
    ['b@example.com', 'Old', '13800000002'],
    ['c@example.com', 'C', '13800000000'],
    ['d@example.com', 'D', '13800000004'],
    ['e@example.com', 'E', '13800000005'],
  );
  const existing = {
    id: 'u-1',
    account: 'old@example.com',
    name: 'Old',
    mobile: '13800000000',
    createTime: 0,
    lastLoginTime: null,
    status: 1 as const,
    productIds: [],
    serviceIds: [],
    de: 0 as const,
  };
  const checked = checkCompany({ header, ignored: [], lines }, [existing], 1);
  expect(checked.lines.map(({ errors }) => errors.map(({ key }) => key))).toEqual([
    ['subAccount.create.accountExists'],
    ['subAccount.create.nameExists'],
    ['common.error.mobileUsed'],
    [],
    ['subAccount.import.noSeat'],
  ]);
});

test('columns that the import does not know are named', { tags: ['R6.12'] }, () => {
  const text = 'Account,Name,Phone number,Passwort, ,DE permission\na@example.com,A,13800000001,x,,';
  expect(parseImport(text, texts)).toMatchObject({ ignored: ['Passwort'] });
});

test('each person is one line or an error, whatever ends lines, separates and quotes', {
  tags: ['R5.21'],
}, () => {
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  const separators = fc.constantFrom(',', ';', '\t', '|', '，');
  const asIs = (cell: string) => cell;
  const damages = fc.constantFrom<(cell: string, separator: string) => string>(
    (cell) => `"${cell}"`,
    (cell) => `"${cell}`,
    (cell) => `${cell}"`,
    (cell) => ` "${cell}"`,
    (cell) => `"${cell}" `,
    (cell) => `"${cell}""`,
    (cell) => `""${cell}"`,
    (cell, separator) => `${cell}${separator}${cell}`,
    (cell) => `${cell.slice(0, -2)}\n${cell.slice(-2)}`,
    (cell) => `"${cell}\r\n"`,
    (cell) => `"\n${cell}"`,
  );
  const cellForm = fc.oneof({ weight: 8, arbitrary: fc.constant(asIs) }, { weight: 1, arbitrary: damages });
  const row = fc.record({
    separator: fc.option(separators, { nil: undefined, freq: 8 }),
    forms: fc.array(cellForm, { minLength: 5, maxLength: 5 }),
    end: ends,
    blanks: fc.constantFrom('', '', '', '\n', ',,,\r\n', ' \r'),
  });
  const csv = fc.record({ separator: separators, end: ends, rows: fc.array(row, { maxLength: 6 }) });
  let read = 0;
  fc.assert(
    fc.property(csv, ({ separator, end, rows }) => {
      const personOf = (index: number) => ({
        account: `p${index}@example.com`,
        name: `P${index} Lee`,
        mobile: `1380000000${index}`,
        password: `Better2027-${index}`,
      });
      const text = rows.map(
        ({ forms, separator: own, end: lineEnd, blanks }, index) =>
          [...Object.values(personOf(index)), 'A note']
            .map((cell, column) => forms[column]?.(cell, separator))
            .join(own ?? separator) +
          lineEnd +
          blanks,
      );
      const columns = ['Account', 'Name', 'Phone number', 'Password', 'Note'].join(separator);
      const parsed = parseImport(`${columns}${end}${text.join('')}`, texts);
      if (!('lines' in parsed)) return;
      const { lines } = parsed;
      read += 1;
      for (const index of rows.keys()) {
        const { account } = personOf(index);
        const isBroken = rows[index]?.forms[0]?.('abc', separator).includes('\n');
        if (!isBroken)
          expect(
            lines
              .map(({ cells }) => cells.join('\n'))
              .join('\n')
              .split(account).length,
          ).toBeGreaterThan(1);
      }
      const created = lines.filter(({ errors }) => errors.length === 0);
      for (const { account, name, mobile, password } of created)
        expect(rows.map((_, index) => personOf(index))).toContainEqual({ account, name, mobile, password });
      expect(new Set(created.map(({ account }) => account)).size).toBe(created.length);
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(500);
});
