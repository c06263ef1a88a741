import { expect, test } from 'vitest';
import { isTest, listFiles, read } from './files.ts';
import { screens } from './screens.ts';

test('the code calls every operation that has a screen', () => {
  const sources = listFiles('src/**/*.{ts,tsx}').filter((path) => !isTest(path));
  const called = new Set(sources.flatMap((path) => read(path).match(/(?<=\.)\w+(?=\()/g) ?? []));
  expect(called.size).toBeGreaterThan(10);
  expect(screens.map(({ operationId }) => operationId).filter((id) => !called.has(id))).toEqual([]);
});
