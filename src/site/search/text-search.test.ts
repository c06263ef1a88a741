import { expect, test } from 'vitest';
import { synonyms } from './synonyms.ts';
import { createSearch, searchItems } from './text-search.ts';

const finds = (query: string, ...fields: string[]) => createSearch(query)(fields) > 0;

test('English matches from the start of words, without case, diacritics and plural', {
  tags: ['R2.51'],
}, () => {
  expect(finds('sat', 'Customer satisfaction')).toBe(true);
  expect(finds('faction', 'Customer satisfaction')).toBe(false);
  expect(finds('CAFE', 'A café in Sao Paulo')).toBe(true);
  expect(finds('são paulo', 'A café in Sao Paulo')).toBe(true);
  expect(finds('interviews', 'Video interview')).toBe(true);
  expect(finds('nps', '用NPS衡量')).toBe(true);
});

test('every word of a query must match', { tags: ['R2.51'] }, () => {
  expect(finds('video interview', 'Interview', 'by video')).toBe(true);
  expect(finds('how to measure the engagement of employees', 'Employee engagement', 'measured')).toBe(true);
  expect(finds('video zebra', 'Interview', 'by video')).toBe(false);
  expect(finds('员工 NPS', '员工体验', 'eNPS 与 NPS')).toBe(true);
});

test('Chinese matches anywhere, and sentences by pairs of characters', { tags: ['R2.51'] }, () => {
  expect(finds('满意', '客户满意度')).toBe(true);
  expect(finds('员工满意度调查', '员工满意度量表')).toBe(true);
  expect(finds('员工满意度调查', '样本报价')).toBe(false);
});

test('synonyms match in both languages', { tags: ['R2.51'] }, () => {
  expect(finds('净推荐值', 'NPS')).toBe(true);
  expect(finds('recommend', 'NPS')).toBe(true);
  expect(finds('score', '矩阵打分题')).toBe(true);
  expect(finds('滑块', 'Slider')).toBe(true);
  expect(finds('net promoter score', 'NPS 推荐题')).toBe(true);
  expect(finds('employee net promoter score', 'NPS')).toBe(false);
});

test('titles come before texts, and exact words before synonyms in the same place', () => {
  const found = searchItems(['a question, NPS', '推荐题', 'NPS 推荐题'], 'nps', (text) => text.split(', '));
  expect(found).toEqual(['NPS 推荐题', '推荐题', 'a question, NPS']);
});

test('an empty query matches everything, a query of punctuation as well', () => {
  expect(searchItems(['a', 'b'], '  ', (text) => [text])).toEqual(['a', 'b']);
  expect(searchItems(['a', 'b'], '？！', (text) => [text])).toEqual(['a', 'b']);
});

test('synonyms are in the form of normalized queries, each in one group', () => {
  const terms = synonyms.flat();
  expect(terms.filter((term) => !/^[\p{Script=Han}a-z ]+$/u.test(term))).toEqual([]);
  expect(new Set(terms).size).toBe(terms.length);
});
