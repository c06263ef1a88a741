import { expect, test } from 'vitest';
import { errorCodes } from '../openapi/generated/error-codes.ts';
import en from './en/common.json' with { type: 'json' };
import zh from './zh/common.json' with { type: 'json' };

const codes = Object.keys(errorCodes).sort();
const untranslated = ['A5013', 'A5015', 'A5017', 'A5018'];

test('every code of the catalogue has its text in both languages, and no other code has', {
  tags: ['R8.10', 'R8.5'],
}, () => {
  expect(Object.keys(zh.apiMsg).sort(), 'apiMsg in locales/zh/common.json').toEqual(codes);
  expect(Object.keys(en.apiMsg).sort(), 'apiMsg in locales/en/common.json').toEqual(codes);
});

test('four codes read the same English in Chinese; all others are translated', { tags: ['R8.21'] }, () => {
  const texts = new Map(Object.entries(en.apiMsg));
  const same = Object.entries(zh.apiMsg).filter(([code, text]) => texts.get(code) === text);
  expect(same.map(([code]) => code).sort()).toEqual(untranslated);
});
