import { expect, test } from 'vitest';
import { isTest, listFiles, read } from '../../test/files.ts';
import { findModuleWork } from './find-module-work.ts';

test('no module creates a format while it is read', () => {
  const files = listFiles('{src,mocks}/**/*.{ts,tsx}').filter((path) => !isTest(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => findModuleWork(path, read(path)))).toEqual([]);
});

test.each([
  ['const format = new Intl.NumberFormat();'],
  [
    'export const texts = new Map(languages.map((one) => [one, textsIn(one)]));\nfunction textsIn() { return new Intl.DateTimeFormat(); }',
  ],
  ['const inShanghai = () => new Intl.DateTimeFormat();\nconst day = inShanghai();'],
  ['const names = list.map(nameOf);\nfunction nameOf(one) { return one.toLocaleDateString(); }'],
  ['const { locale } = Intl.DateTimeFormat().resolvedOptions();'],
  ['const sorted = names.sort((a, b) => a.localeCompare(b));'],
  ['class Table { static format = new Intl.NumberFormat(); }'],
  ['(() => { format = new Intl.NumberFormat(); })();'],
])('finds it in %s', (text) => {
  expect(findModuleWork('x.ts', text)).toEqual([expect.stringMatching(/^x\.ts:\d+ creates a format/)]);
});

test.each([
  ['const format = lazy(() => new Intl.NumberFormat());'],
  ['export function format(value) { return new Intl.NumberFormat().format(value); }'],
  ["const has = typeof Intl.Segmenter === 'function';"],
])('accepts %s', (text) => {
  expect(findModuleWork('x.ts', text)).toEqual([]);
});
