import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkLines,
  editLine,
  give,
  type ImportFile,
  isRepairable,
  leaveOut,
  replaceName,
  tableWithGiven,
  takeIn,
} from './check-lines.ts';
import { toCsv } from './csv.ts';
import type { ImportTexts } from './import-columns.ts';
import { exampleAccount, formatTable, readImportTable } from './import-table.ts';
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
    ['service permissions', 'services'],
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
      ['lab', 'p-lab'],
    ]),
    serviceIds: new Map([['coding', 's-coding']]),
  },
};
const header = ['账号', ' NAME ', 'Phone number', 'Password', 'Product permissions', 'DE permission', 'Note'];

/** The people of a company and its free seats. */
const company: Omit<ImportFile['checks'], 'texts'> = { existing: [], freeSeats: 500 };

function read(text: string, { existing, freeSeats } = company): ImportFile | undefined {
  const table = readImportTable(text, texts);
  if ('key' in table) return undefined;
  const checks = { texts, existing, freeSeats };
  return { table, checks, lines: checkLines(table, checks) };
}

const parse = (...rows: string[][]) => read(toCsv([header, ...rows]))?.lines ?? [];

test('a phone number that Excel shortened has its own error', { tags: ['R6.12'] }, () => {
  const errorsOf = (mobile: string) => parse(['a@example.com', 'A', mobile])[0]?.errors;
  expect(errorsOf('1.39111E+10')).toEqual([{ column: 'mobile', key: 'subAccount.import.shortened' }]);
  expect(errorsOf('1391111')).toEqual([{ column: 'mobile', key: 'common.error.info9' }]);
});

test('a permission is found below the header of the other kind, and below one for both', () => {
  const granted = { productIds: ['p-brand'], serviceIds: ['s-coding'] };
  const person = ['a@example.com', 'A', '13800000001'];
  expect(parse([...person, '', 'Brand; Coding'])[0]).toMatchObject({ ...granted, errors: [] });
  const both = toCsv([
    ['Account', 'Name', 'Phone number', '权限'],
    [...person, 'Brand, Coding'],
  ]);
  expect(read(both)?.lines[0]).toMatchObject({ ...granted, errors: [] });
});

test('a line that was left out is taken in again at its place', () => {
  const file = read(toCsv([header, ['a@example.com', 'A', '1'], ['b@example.com', 'B', '2']]));
  const [row] = file?.table.rows ?? [];
  if (!file || !row) throw new Error('The file was not read.');
  const without = leaveOut(file, row.line);
  expect(without.lines.map(({ name }) => name)).toEqual(['B']);
  expect(takeIn(without, row).lines.map(({ name }) => name)).toEqual(['A', 'B']);
});

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
    (
      [
        ['account', 'nobody'],
        ['name', ''],
        ['mobile', '123'],
        ['password', 'abc'],
      ] as const
    ).map(([column, value]) => ({ column, key: createForm.fields[column].rule(value) })),
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
    { column: 'account', key: 'subAccount.import.duplicate', values: { value: 'a@example.com', line: '2' } },
    { column: 'products', key: 'subAccount.import.unknownPermission', values: { value: 'Other', line: '3' } },
    { column: 'de', key: 'subAccount.import.unknownDe', values: { value: 'maybe', line: '3' } },
  ]);
});

test('a name that is a letter or two away from one permission suggests it, and is replaced alone', {
  tags: ['R6.12'],
}, () => {
  const suggestionsFor = (products: string) => {
    const [line] = parse(['a@example.com', 'A', '13800000001', '', products]);
    return line?.errors.map((error) => ('values' in error ? error.suggestedId : 'another error'));
  };
  expect(suggestionsFor('Team, smal')).toEqual([undefined, undefined]);
  expect(suggestionsFor('Barnd; Brnad; Brandy; Team')).toEqual(['p-brand', 'p-brand', 'p-brand', undefined]);
  // A short name has few neighbours, and a distant one is another word.
  expect(suggestionsFor('品质; Bread and')).toEqual([undefined, undefined]);
  expect(replaceName('Brand ; Barnd;Barndy', 'Barnd', 'Brand')).toBe('Brand ;Brand;Barndy');
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
  expect(readImportTable(toCsv([header, [exampleAccount, 'Example', '13800000009']]), texts)).toEqual({
    key: 'common.apiMsg.A0303',
  });
});

test('a line says who exists already, and only as many as there are seats are valid', {
  tags: ['R6.12'],
}, () => {
  const rows = [
    ['Old@example.com', 'A', '13800000001'],
    ['b@example.com', 'Old', '13800000002'],
    ['c@example.com', 'C', '13800000000'],
    ['d@example.com', 'D', '13800000004'],
    ['e@example.com', 'E', '13800000005'],
  ];
  const existing = [{ account: 'Old@Example.com', name: 'Old', mobile: '13800000000' }];
  const checked = read(toCsv([header, ...rows]), { existing, freeSeats: 1 });
  expect(checked?.lines.map(({ errors }) => errors.map(({ key }) => key))).toEqual([
    ['subAccount.create.accountExists'],
    ['subAccount.create.nameExists'],
    ['common.error.mobileUsed'],
    [],
    ['subAccount.import.noSeat'],
  ]);
});

test('columns that the import does not know are named', { tags: ['R6.12'] }, () => {
  const text = 'Account,Name,Phone number,Passwort, ,DE permission\na@example.com,A,13800000001,x,,';
  expect(readImportTable(text, texts)).toMatchObject({ ignored: ['Passwort'] });
});

/** A file with these rows, and what is wrong with each of its lines. */
function file(rows: string[][], seats = company): ImportFile {
  const found = read(toCsv([header, ...rows]), seats);
  if (!found) throw new Error('The file has lines');
  return found;
}
const keysOf = ({ lines }: ImportFile) => lines.map(({ errors }) => errors.map(({ key }) => key));
const none = new Set<string>();

test('an edited line is checked again with all others, whose generated passwords stay', {
  tags: ['R6.12'],
}, () => {
  const before = file([
    ['a@example.com', 'A', '13800000001', '', '', '', 'A note'],
    ['a@example.com', 'B', '138'],
    ['c@example.com', 'C', '13800000003'],
  ]);
  const edited = editLine(before, '3', { account: 'c@example.com', mobile: '13800000002' }, none);
  expect(edited.lines[1]).toMatchObject({ account: 'c@example.com', mobile: '13800000002', errors: [] });
  expect(edited.lines[2]?.errors).toEqual([
    { column: 'account', key: 'subAccount.import.duplicate', values: { value: 'c@example.com', line: '3' } },
  ]);
  expect(edited.lines.map(({ password }) => password)).toEqual(before.lines.map(({ password }) => password));
  expect(edited.lines[0]?.cells).toContain('A note');
  const typed = editLine(edited, '4', { account: 'd@example.com', password: 'Better2027!' }, none);
  expect(keysOf(typed)).toEqual([[], [], []]);
  expect(typed.lines[2]).toMatchObject({ password: 'Better2027!', isGenerated: false });
});

test('permissions can be given to all lines that name none', { tags: ['R6.12'] }, () => {
  const before = file([
    ['a@example.com', 'A', '13800000001', '', 'Brand'],
    ['b@example.com', 'B', '13800000002', '', ''],
    ['c@example.com', 'C', '13800000003', '', 'Brant'],
  ]);
  const given = give(before, [
    { kind: 'productIds', id: 'p-lab', name: 'Lab' },
    { kind: 'serviceIds', id: 's-coding', name: 'Coding' },
  ]);
  const permissionsOf = ({ lines }: ImportFile) =>
    lines.map(({ productIds, serviceIds }) => [...productIds, ...serviceIds]);
  expect(permissionsOf(given)).toEqual([['p-brand'], ['p-lab', 's-coding'], []]);
  // A line whose unknown name is taken away names none, too.
  const edited = editLine(given, '4', { products: '' }, none);
  expect(permissionsOf(edited)[2]).toEqual(['p-lab', 's-coding']);
  expect(permissionsOf(give(edited, []))).toEqual([['p-brand'], [], []]);
  // What is kept of the file has it in its cells, also where it had no such column.
  const kept = read(formatTable(tableWithGiven(edited)) ?? '');
  expect(kept && permissionsOf(kept)).toEqual([['p-brand'], ['p-lab', 's-coding'], ['p-lab', 's-coding']]);
});

test('a mended line takes a seat, and none of those that were created in the meantime', {
  tags: ['R6.12'],
}, () => {
  const before = file(
    [
      ['nobody', 'A', '13800000001'],
      ['b@example.com', 'B', '13800000002'],
      ['c@example.com', 'C', '13800000003'],
    ],
    {
      existing: [],
      freeSeats: 2,
    },
  );
  const mended = { account: 'a@example.com' };
  expect(keysOf(editLine(before, '2', mended, none))).toEqual([[], [], ['subAccount.import.noSeat']]);
  expect(keysOf(editLine(before, '2', mended, new Set(['3', '4'])))).toEqual([
    ['subAccount.import.noSeat'],
    [],
    [],
  ]);
  expect(keysOf(editLine(before, '2', { account: 'b@example.com' }, new Set(['3'])))).toEqual([
    ['subAccount.create.accountExists'],
    [],
    [],
  ]);
});

test('a line with too many cells can be edited; one that hides the line of another person cannot', {
  tags: ['R6.12'],
}, () => {
  const before = file([
    ['a@example.com', 'A', '13800000001', '', '', '', '', 'Brand'],
    ['b@example.com', 'B', '13800000002', '', '', '', 'x\nc@example.com,C,13800000003'],
    ['d@example.com', 'D', '13800000004'],
  ]);
  expect(keysOf(before)).toEqual([['subAccount.import.tooManyCells'], ['subAccount.import.lineBreak'], []]);
  expect(before.lines.map((line) => isRepairable(before.table, line))).toEqual([true, false, false]);
  const edited = editLine(before, '2', { products: 'Brand' }, none);
  expect(edited.lines[0]).toMatchObject({ productIds: ['p-brand'], errors: [] });
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
  let readable = 0;
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
      const lines = read(`${columns}${end}${text.join('')}`)?.lines;
      if (!lines) return;
      readable += 1;
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
  expect(readable).toBeGreaterThan(500);
});

test.each(['b@example.com', '+8613800000002', '138.0000.0002', "'Better2027!"])(
  'the password %j may be the text of another column or have a mark of Excel',
  { tags: ['R6.12'] },
  (password) => {
    const [line] = parse(['a@example.com', 'A', '13800000001', password]);
    expect(line?.errors).toEqual([{ column: 'password', key: 'subAccount.import.passwordUnclear' }]);
  },
);
