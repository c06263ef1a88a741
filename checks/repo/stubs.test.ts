import { expect, test } from 'vitest';
import { stub } from '../../scripts/new/recipe.ts';
import { isTest, listFiles, read } from './files.ts';

test('no file contains a stub of a recipe', () => {
  const files = listFiles([
    '{src,mocks,checks,e2e,ladle}/**/*.{ts,tsx}',
    'scripts/contract-verify/*.ts',
    'locales/*/*.json',
    'openapi/**/*.{yaml,md}',
  ]);
  expect(files.some(isTest)).toBe(true);
  expect(files.filter((path) => read(path).includes(stub))).toEqual([]);
});
