import { expect, test } from 'vitest';
import { stub } from '../../scripts/new/recipe.ts';
import { isTest, listFiles, read } from '../../test/files.ts';

test('no file contains a stub of a recipe', () => {
  const files = listFiles([
    '{src,mocks,checks,e2e,ladle}/**/*.{ts,tsx}',
    'scripts/contract-verify/*.ts',
    'locales/*/*.json',
    'openapi/**/*.{yaml,md}',
  ]);
  expect(files.some(isTest)).toBe(true);
  const stubs = files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (line.includes(stub) ? `${path}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(stubs, 'write what the recipe left open').toEqual([]);
});
