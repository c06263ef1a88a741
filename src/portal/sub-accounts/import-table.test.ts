import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import type { ImportTexts } from './import-columns.ts';
import { exampleAccount, formatTable, maxImportLines, readImportTable } from './import-table.ts';

const texts: ImportTexts = {
  headers: new Map([
    ['账号', 'account'],
    ['account', 'account'],
    ['姓名', 'name'],
    ['name', 'name'],
    ['phone number', 'mobile'],
    ['password', 'password'],
  ]),
  de: new Map(),
  permissions: { productIds: new Map(), serviceIds: new Map() },
};

/** The rows of a text, with their errors; or what is wrong with it. */
const read = (text: string) => {
  const table = readImportTable(text, texts);
  return 'key' in table ? table : table.rows.map(({ line, cells, error }) => error ?? [line, ...cells]);
};
const header = 'Account,Name,Phone number';
const people = (count: number) => 'a@example.com,A,13800000001\n'.repeat(count);

test('each problem of a file has its code', { tags: ['R8.15'] }, () => {
  expect(read('')).toEqual({ key: 'common.apiMsg.A0303' });
  expect(read('\n \n')).toEqual({ key: 'common.apiMsg.A0303' });
  expect(read(`${header}\n\n , \n`)).toEqual({ key: 'common.apiMsg.A0303' });
  expect(read(`${header}\n${people(maxImportLines)}`)).toHaveLength(maxImportLines);
  expect(read(`${header}\n${people(maxImportLines + 1)}`)).toEqual({ key: 'common.apiMsg.A0304' });
});

test('blank rows are no lines and count only in the numbers of the others', { tags: ['R8.15'] }, () => {
  const rows = read(`${header}\n${people(300)}${',,\n'.repeat(250)}${people(100)}`);
  expect(rows).toHaveLength(400);
  expect(rows).toHaveProperty('399.0', '651');
  expect(read(`${header}\n${people(490)}${',\u200b,\u3000\n'.repeat(11)}${people(110)}`)).toEqual({
    key: 'common.apiMsg.A0304',
  });
  expect(read(`${header}\n${'\n'.repeat(600)}${people(1)}`)).toEqual([
    ['602', 'a@example.com', 'A', '13800000001'],
  ]);
});

test('the example of the template does not count against the limit', { tags: ['R8.15'] }, () => {
  const example = `${exampleAccount},Example,13800000000\n`;
  expect(read(`${header}\n${example}${people(maxImportLines)}`)).toHaveLength(maxImportLines);
});

test('required columns that the header lacks, and repeated ones, are named', () => {
  expect(read('Account,Phone\na,b')).toEqual({
    key: 'subAccount.import.missing',
    columns: ['name', 'mobile'],
    candidates: ['Phone'],
  });
  expect(read(`${header},账号\na,b,c,d`)).toEqual({
    key: 'subAccount.import.repeated',
    columns: ['account'],
  });
});

test('lines that end differently stay apart', () => {
  expect(
    read(
      'Account,Name,Phone number,Password\r\nimp-a@example.com,Imp A,13911110001,\nimp-bob@example.com,Imp B,13911110002,\rc@example.com,C,13911110003,',
    ),
  ).toEqual([
    ['2', 'imp-a@example.com', 'Imp A', '13911110001', ''],
    ['3', 'imp-bob@example.com', 'Imp B', '13911110002', ''],
    ['4', 'c@example.com', 'C', '13911110003', ''],
  ]);
});

test('an exported file is read as it was, with escaped formulas and text in several lines', () => {
  const rows = [
    ['账号', '姓名', 'Phone number', 'Note'],
    ['a@example.com', '-1, "=2"', '13800000001', "'=3"],
    ['b@example.com', "'quoted'", '13800000002', 'two\nlines'],
  ];
  expect(read(toCsv(rows))).toEqual([
    ['2', ...(rows[1] ?? [])],
    ['3', ...(rows[2] ?? [])],
  ]);
});

test.each([
  [
    'a line for Excel that names the separator',
    'sep=;\nAccount;Name;Phone number\na@example.com;A, B;13800000001',
  ],
  ['such a line in quotes', '"sep=,"\r\nAccount,Name,Phone number\r\na@example.com,"A, B",13800000001'],
  ['a separator of its own', 'sep=^\nAccount^Name^Phone number\na@example.com^A, B^13800000001'],
  ['such a line that is wrong', 'SEP=,\nAccount\tName\tPhone number\na@example.com\tA, B\t13800000001'],
  ['a title', 'Colleagues 2026,,\nAccount,Name,Phone number\na@example.com,"A, B",13800000001'],
  ['full width', '账号，姓名，Phone number\n\na@example.com，A, B，13800000001'],
])('%s does not hide the header', { tags: ['R6.12'] }, (_what, text) => {
  expect(read(text)).toEqual([['3', 'a@example.com', 'A, B', '13800000001']]);
});

test('a header may have other blanks, case and width', () => {
  expect(read('\u200bＡccount, NAME ,"Phone\n number"\na@example.com,A,13800000001')).toHaveLength(1);
});

test('the error of a file without a header names the columns that the first row must have', {
  tags: ['R6.12'],
}, () => {
  const noHeader = {
    key: 'subAccount.import.noHeader',
    columns: ['account', 'name', 'mobile'],
    candidates: [],
  };
  expect(read('a@example.com,A,13800000001')).toEqual(noHeader);
  // No person is a name of columns, but other words may be, whatever separates them.
  expect(read('Login;Called;Line\na@example.com;A;13800000001')).toEqual({
    ...noHeader,
    candidates: ['Login', 'Called', 'Line'],
  });
  // A person above the header is no title.
  expect(read(`b@example.com,B,13800000002\n${header}\n${people(1)}`)).toEqual(noHeader);
});

test('a header that says more than the name of a required column is recognised', { tags: ['R6.12'] }, () => {
  const row = [['2', 'a@example.com', 'A', '13800000001']];
  expect(read(`登录账号,员工姓名（必填）,Phone number (work)\n${people(1)}`)).toEqual(row);
  expect(read(`Account,Employee name,Phone number\n${people(1)}`)).toEqual(row);
});

test.each([
  ['that a part of a word names', 'Account,Username,Phone number'],
  ['that two headers may mean', 'Account,Employee name,Phone number,Company name'],
  ['in a header of two columns', 'Account,Name / account of the manager,Phone number'],
])('a column %s is not guessed', { tags: ['R6.12'] }, (_what, names) => {
  expect(read(`${names}\na@example.com,A,13800000001,B`)).toMatchObject({
    key: 'subAccount.import.missing',
    columns: ['name'],
  });
});

test('text that a script protects from Excel is read without the protection', { tags: ['R6.12'] }, () => {
  expect(
    read(`${header}\n="a@example.com","=""A """,="13800000001"\n'=b@example.com,'B,="13800000002"\n`),
  ).toEqual([
    ['2', 'a@example.com', 'A ', '13800000001'],
    ['3', '=b@example.com', "'B", '13800000002'],
  ]);
});

test('cells that belong to no column for certain are an error of their line', () => {
  const tooMany = 'subAccount.import.tooManyCells';
  expect(read(`${header}\na@example.com,Lee, Ann,13800000001\n`)).toEqual([tooMany]);
  expect(read(`${header}\na@example.com,A,13800000001,,\n`)).toHaveLength(1);
  const lineBreak = 'subAccount.import.lineBreak';
  expect(read(`${header}\n"a@example.com","A\nb@example.com,B",13800000001\n`)).toEqual([lineBreak]);
  expect(read(`${header}\na@example.com,A\u2028B,13800000001\n`)).toEqual([lineBreak]);
  expect(read(`${header},Note\na@example.com,A,13800000001,"\nb@example.com,B,13800000002,"\n`)).toEqual([
    lineBreak,
  ]);
});

test('a line that ends within a cell is an error', () => {
  expect(
    read(
      `${header},Password,Note\na@example.com,A,13800000001,Better20\n27!,\nb@example.com,B,13800000002\n`,
    ),
  ).toEqual(['subAccount.import.cut', ['3', '27!', ''], ['4', 'b@example.com', 'B', '13800000002']]);
  expect(read(`${header}\na@example.com,A,13800000001\n1\n`)).toEqual(['subAccount.import.cut', ['3', '1']]);
});

test.each([
  ['never closed', 3, `${header}\n${people(1)}"b@example.com,B,13800000002\n${people(2)}`],
  ['closed within a text', 2, `${header}\n"A" a@example.com,A,13800000001\n${people(2)}`],
  ['after a blank', 2, `${header}\na@example.com, "Lee, Ann",13800000001\n${people(2)}`],
  ['over the header', 1, `${header},"Note\n${people(1)}"\n${people(1)}`],
])('a quote %s is an error of the file with its line %i', (_what, line, text) => {
  expect(read(text)).toEqual({ key: 'subAccount.import.quotes', values: { line: `${line}` } });
});

test('a second header with other columns is an error of the file', () => {
  const other = 'Account,Phone number,Name';
  expect(read(`${header}\n${people(1)}${other}\nb@example.com,13800000002,B\n`)).toEqual({
    key: 'subAccount.import.repeated',
    columns: ['account', 'mobile', 'name'],
  });
  // The same header is a line with an error: it is no account.
  expect(read(`${header}\n${people(1)}${header}\n${people(1)}`)).toHaveLength(3);
});

/** What the draft of a text keeps. */
function keep(text: string) {
  const table = readImportTable(text, texts);
  return 'key' in table ? undefined : formatTable(table);
}

test('a draft keeps the lines with their numbers, and only the columns that are imported', {
  tags: ['R6.12'],
}, () => {
  const draft = keep(
    `Title\n\n${header},Password,Note\n\n=a@example.com,"A, ""1""",13800000001,,Secret27!\n`,
  );
  expect(draft).not.toContain('Secret');
  expect(read(draft ?? '')).toEqual([['5', '=a@example.com', 'A, "1"', '13800000001', '', '']]);
});

test('a file in which a password may be is no draft', { tags: ['R6.12'] }, () => {
  expect(keep(`${header},Password\n${people(1)}a@example.com,A,13800000001,Better2027!`)).toBeUndefined();
  expect(keep(`${header}\na@example.com,Lee, Ann,13800000001\n`)).toBeUndefined();
});
