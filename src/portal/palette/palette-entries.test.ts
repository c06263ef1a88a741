import { expect, test } from 'vitest';
import { matchEntries, type PaletteEntry } from './palette-entries.ts';

const entries: PaletteEntry[] = [
  { kind: 'page', title: 'Account security', to: '/user/account' },
  { kind: 'action', title: '修改密码', to: '/user/account?change=password' },
  { kind: 'colleague', title: 'Zoë Müller', to: 'mailto:zoe@example.com' },
];

test.each([
  ['sec acc', 'Account security'],
  ['密码', '修改密码'],
  ['zoe mul', 'Zoë Müller'],
])('%j finds %j', { tags: ['R2.73'] }, (query, title) => {
  expect(matchEntries(entries, query).map((entry) => entry.title)).toEqual([title]);
});

test('every word of a query must match', { tags: ['R2.73'] }, () => {
  expect(matchEntries(entries, 'account 密码')).toEqual([]);
});
