import { describe, expect, test } from 'vitest';
import { missOf, properPath, unknownLanguage } from './language-middleware.ts';

test('a default-language prefix and trailing slashes are not part of an address', { tags: ['R2.3'] }, () => {
  expect(properPath('/zh')).toBe('/');
  expect(properPath('/zh/')).toBe('/');
  expect(properPath('/zh/about/news')).toBe('/about/news');
  expect(properPath('/about/news/')).toBe('/about/news');
  expect(properPath('/en/')).toBe('/en');
  expect(properPath('/en/about')).toBe('/en/about');
  expect(properPath('/')).toBe('/');
});

test('a redirect never leaves the site', { tags: ['R2.3'] }, () => {
  for (const path of ['//evil.example', '//evil.example/', '/zh//evil.example', '//zh//evil.example/']) {
    expect(properPath(path)).toBe('/evil.example');
  }
});

test('repeated slashes are one, in a time that grows with their number only', { tags: ['R2.3'] }, () => {
  expect(properPath('/about//news')).toBe('/about/news');
  expect(properPath('/en///about')).toBe('/en/about');
  const slashes = '/'.repeat(200_000);
  const begun = performance.now();
  expect(properPath(`/a${slashes}b`)).toBe('/a/b');
  expect(performance.now() - begun).toBeLessThan(200);
});

describe('a segment in the place of the language', { tags: ['R2.2', 'R2.30'] }, () => {
  test('is a supported language, or the address is a miss', () => {
    expect(['en', 'zh'].map(missOf)).toEqual([undefined, undefined]);
    expect(['about', 'lib', 'no-such-page'].map(missOf)).toEqual(Array(3).fill({ data: null }));
  });

  test('is named an unknown language when it has the shape of one', () => {
    expect(['fr', 'pt-BR', 'zh-Hant'].map(missOf)).toEqual(Array(3).fill({ data: unknownLanguage }));
  });
});
