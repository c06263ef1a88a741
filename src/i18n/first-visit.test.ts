import { describe, expect, test } from 'vitest';
import { firstVisitTarget } from './first-visit.ts';

const visit = (pathname: string, browserLanguage: string, seen = false) =>
  firstVisitTarget({ pathname, browserLanguage, seen });

describe('a first visit', { tags: ['R4.1'] }, () => {
  test('with a Chinese browser leaves any English page for the Chinese home page', () => {
    expect(visit('/en', 'zh-CN')).toBe('/');
    expect(visit('/en/about/news', 'zh')).toBe('/');
    expect(visit('/en', 'zh-TW')).toBe('/');
  });

  test('with another browser leaves the Chinese home page for the English one', () => {
    expect(visit('/', 'en-US')).toBe('/en');
    expect(visit('/', 'fr')).toBe('/en');
    expect(visit('/', 'zha')).toBe('/en');
  });

  test('stays where the language already fits, or deeper in the Chinese site', () => {
    expect(visit('/', 'zh-CN')).toBeNull();
    expect(visit('/en/about/news', 'en-US')).toBeNull();
    expect(visit('/about/news', 'en-US')).toBeNull();
  });
});

test('a later visit stays where it is', { tags: ['R4.2'] }, () => {
  expect(visit('/en', 'zh-CN', true)).toBeNull();
  expect(visit('/', 'en-US', true)).toBeNull();
});
