import { describe, expect, test } from 'vitest';
import { canonicalPath, unknownLanguage, validateLanguageSegment } from './language-middleware.ts';

test('a canonical path has no default-language prefix and no trailing slash', { tags: ['R2.3'] }, () => {
  expect(canonicalPath('/zh')).toBe('/');
  expect(canonicalPath('/zh/')).toBe('/');
  expect(canonicalPath('/zh/about/news')).toBe('/about/news');
  expect(canonicalPath('/about/news/')).toBe('/about/news');
  expect(canonicalPath('/en/')).toBe('/en');
  expect(canonicalPath('/en/about')).toBe('/en/about');
  expect(canonicalPath('/')).toBe('/');
});

test('a language prefix in other letter case redirects', { tags: ['R2.40'] }, () => {
  expect(canonicalPath('/EN/about')).toBe('/en/about');
  expect(canonicalPath('/En/About/News/N1')).toBe('/en/About/News/N1');
  expect(canonicalPath('/ZH/about')).toBe('/about');
  expect(canonicalPath('/FR/about')).toBe('/FR/about');
});

test('a redirect never leaves the site', { tags: ['R2.3'] }, () => {
  for (const path of ['//evil.example', '//evil.example/', '/zh//evil.example', '//zh//evil.example/']) {
    expect(canonicalPath(path)).toBe('/evil.example');
  }
});

test('repeated slashes are collapsed in linear time', { tags: ['R2.3'], timeout: 30_000 }, () => {
  expect(canonicalPath('/about//news')).toBe('/about/news');
  expect(canonicalPath('/en///about')).toBe('/en/about');
  // In quadratic time it would take minutes.
  expect(canonicalPath(`/a${'/'.repeat(500_000)}b`)).toBe('/a/b');
});

describe('the language segment', { tags: ['R2.2', 'R2.30'] }, () => {
  test('is a supported language, or the path is not found', () => {
    expect(['en', 'zh'].map(validateLanguageSegment)).toEqual([undefined, undefined]);
    expect(['about', 'lib', 'no-such-page'].map(validateLanguageSegment)).toEqual(
      Array(3).fill({ data: null }),
    );
  });

  test('is reported as an unknown language when it looks like one', () => {
    expect(['fr', 'pt-BR', 'zh-Hant'].map(validateLanguageSegment)).toEqual(
      Array(3).fill({ data: unknownLanguage }),
    );
  });
});
