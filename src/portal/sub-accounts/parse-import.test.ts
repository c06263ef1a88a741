import { expect, test } from 'vitest';
import type { ImportTexts } from './import-columns.ts';
import { parseImport } from './parse-import.ts';
import { subAccountRules } from './sub-account-rules.ts';

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
};
const permissions = [{ kind: 'productIds', id: 'p-brand', name: 'Brand' }] as const;
const header = ['账号', ' NAME ', 'Phone number', 'Password', 'Product permissions', 'DE permission', 'Note'];

const parse = (...rows: string[][]) => {
  const parsed = parseImport([header, ...rows], texts, permissions);
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

test('required columns that the header lacks are named', () => {
  expect(
    parseImport(
      [
        ['Account', 'Phone'],
        ['a', 'b'],
      ],
      texts,
      permissions,
    ),
  ).toEqual({
    missing: ['name', 'mobile'],
  });
});

test('every line is checked with the rules of the form', { tags: ['R5.21', 'R5.22'] }, () => {
  const [line] = parse(['nobody', '', '123', 'abc']);
  expect(line?.errors).toEqual(
    [
      subAccountRules.account('nobody'),
      subAccountRules.name(''),
      subAccountRules.mobile('123'),
      subAccountRules.password('abc'),
    ].map((key) => ({ key })),
  );
});

test('a line without a password gets a generated one', () => {
  const [line] = parse(['a@example.com', 'A', '13800000001']);
  expect(line?.isGenerated).toBe(true);
  expect(subAccountRules.password(line?.password ?? '')).toBeUndefined();
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
