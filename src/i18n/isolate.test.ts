import { expect, test } from 'vitest';
import zh from '../../locales/zh/subAccount.json' with { type: 'json' };
import { addResources, translateTo } from './i18n.ts';
import { isolate } from './isolate.ts';

test.each(['Lin Yue', '林悦', 'lin@example.com', '（北京）', '12', ''])('%j stays as it is', (text) => {
  expect(isolate(text)).toBe(text);
});

test.each([
  ['Ann \u202eeeL', '\u2068Ann eeL\u2069'],
  ['Ann\u2069\u202e', '\u2068Ann\u2069'],
  ['דנה', '\u2068דנה\u2069'],
  ['نور 1', '\u2068نور 1\u2069'],
])('%j cannot turn the text around it', (text, isolated) => {
  expect(isolate(text)).toBe(isolated);
});

test('the values of a text are isolated', () => {
  addResources('zh', { subAccount: zh });
  expect(translateTo('zh')('subAccount.close.title', { name: 'Ann \u202eeeL' })).toBe(
    '关闭“\u2068Ann eeL\u2069”的账号？',
  );
});
