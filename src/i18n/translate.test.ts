import { expect, test } from 'vitest';
import { i18n, seedTexts } from './i18n.ts';
import { textOf } from './translate.ts';

test('a text is found however often it is asked for, in each language by itself', () => {
  seedTexts('zh', { error: { title: '出错了', count: '{{count}} 次' } });
  seedTexts('en', { error: { title: 'Something went wrong', count: '{{count}} times' } });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(textOf('zh', 'error.title')).toBe('出错了');
    expect(textOf('en', 'error.title')).toBe('Something went wrong');
    expect(textOf('en', 'error.count', { count: turn })).toBe(`${turn} times`);
  }
});

test('a text that arrives later is found then', () => {
  expect(textOf('en', 'join.late')).toBe('late');
  seedTexts('en', { join: { late: 'Better late than never' } });
  expect(textOf('en', 'join.late')).toBe('Better late than never');
  expect(i18n.hasResourceBundle('en', 'join')).toBe(true);
});

test('a text that is edited while the program runs is read anew', () => {
  seedTexts('en', { lib: { title: 'Questions' } });
  expect(textOf('en', 'lib.title')).toBe('Questions');
  seedTexts('en', { lib: { title: 'Question library' } });
  expect(textOf('en', 'lib.title')).toBe('Question library');
});
