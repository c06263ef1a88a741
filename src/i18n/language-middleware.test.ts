import { describe, expect, test } from 'vitest';
import { canonicalPath, unknownLanguage, validateLanguageSegment } from './language-middleware.ts';

test('a default-language prefix and trailing slashes are not part of an address', { tags: ['R2.3'] }, () => {
  expect(canonicalPath('/zh')).toBe('/');
  expect(canonicalPath('/zh/')).toBe('/');
  expect(canonicalPath('/zh/about/news')).toBe('/about/news');
  expect(canonicalPath('/about/news/')).toBe('/about/news');
  expect(canonicalPath('/en/')).toBe('/en');
  expect(canonicalPath('/en/about')).toBe('/en/about');
  expect(canonicalPath('/')).toBe('/');
});

test('a redirect never leaves the site', { tags: ['R2.3'] }, () => {
  for (const path of ['//evil.example', '//evil.example/', '/zh//evil.example', '//zh//evil.example/']) {
    expect(canonicalPath(path)).toBe('/evil.example');
  }
});

test('repeated slashes are one, in a time that grows with their number only', { tags: ['R2.3'] }, () => {
  expect(canonicalPath('/about//news')).toBe('/about/news');
  expect(canonicalPath('/en///about')).toBe('/en/about');
  const slashes = '/'.repeat(200_000);
  const begun = performance.now();
  expect(canonicalPath(`/a${slashes}b`)).toBe('/a/b');
  expect(performance.now() - begun).toBeLessThan(200);
});

describe('a segment in the place of the language', { tags: ['R2.2', 'R2.30'] }, () => {
  test('is a supported language, or the address is a miss', () => {
    expect(['en', 'zh'].map(validateLanguageSegment)).toEqual([undefined, undefined]);
    expect(['about', 'lib', 'no-such-page'].map(validateLanguageSegment)).toEqual(
      Array(3).fill({ data: null }),
    );
  });

  test('is named an unknown language when it has the shape of one', () => {
    expect(['fr', 'pt-BR', 'zh-Hant'].map(validateLanguageSegment)).toEqual(
      Array(3).fill({ data: unknownLanguage }),
    );
  });
});
