import { expect, test } from 'vitest';
import { paths } from '../../paths/paths.ts';
import en from './generated/en.json' with { type: 'json' };
import zh from './generated/zh.json' with { type: 'json' };
import { fieldsOf, type SearchEntry } from './search-entry.ts';
import { searchItems } from './text-search.ts';

const best = (index: readonly object[], query: string) =>
  searchItems(index.filter(isEntry), query, fieldsOf).map(({ path }) => path);

const isEntry = (entry: object): entry is SearchEntry => 'path' in entry;

test.each([
  [zh, '价格', paths.survey()],
  [zh, '多少钱', paths.survey()],
  [zh, '试用 免费', paths.apply()],
  [zh, '登录', paths.login()],
  [en, 'price', paths.survey()],
  [en, 'free trial', paths.apply()],
  [en, 'sign in', paths.login()],
])('a wish finds its page first: %#', { tags: ['R2.51'] }, (index, query, path) => {
  expect(best(index, query)[0]).toBe(path);
});

test('prices are on two pages', { tags: ['R2.51'] }, () => {
  expect(best(en, 'how much').slice(0, 2)).toEqual([paths.survey(), paths.quote()]);
});
