import { describe, expect, test } from 'vitest';
import { languageOf } from './languages.ts';
import { localize, stripLanguage, switchLanguage } from './localized-path.ts';

describe('paths and languages', { tags: ['R1.5', 'R2.1'] }, () => {
  test('the first segment is the language, Chinese by default', () => {
    expect(['/', '/about/news', '/en', '/en/about', '/english', '/zh/about'].map(languageOf)).toEqual([
      'zh',
      'zh',
      'en',
      'en',
      'zh',
      'zh',
    ]);
  });

  test('an English path has a prefix, a Chinese path has none', () => {
    expect(localize('/', 'en')).toBe('/en');
    expect(localize('/?a=1', 'en')).toBe('/en?a=1');
    expect(localize('/#lines', 'en')).toBe('/en#lines');
    expect(localize('/about/news?page=2', 'en')).toBe('/en/about/news?page=2');
    expect(localize('/about/news', 'zh')).toBe('/about/news');
  });

  test('stripping removes only the language', () => {
    expect(stripLanguage('/en')).toBe('/');
    expect(stripLanguage('/en/about/news')).toBe('/about/news');
    expect(stripLanguage('/english/en')).toBe('/english/en');
    // Two leading slashes would be a host.
    expect(stripLanguage('/en//evil.example/')).toBe('/evil.example/');
  });
});

test('the switch preserves path, query and hash', { tags: ['R4.3'] }, () => {
  const location = { pathname: '/en/about/news', search: '?page=2', hash: '#top' };
  expect(switchLanguage(location, 'zh')).toBe('/about/news?page=2#top');
  expect(switchLanguage({ pathname: '/', search: '', hash: '#lines' }, 'en')).toBe('/en#lines');
});

test.each(['?redirect=/user', '?keyword=a/b', '?utm_source=a/b&x', '?q=%E4%BD%A0 +b', '?p=50%', '?'])(
  'the query %j is written by the browser as by the server, which knows it form-encoded',
  { tags: ['R4.3'] },
  (search) => {
    const url = new URL(`http://site/login${search}`);
    // The router's server removes internal parameters, which encodes the others.
    url.searchParams.delete('_routes');
    const seenBy = (query: string) => switchLanguage({ pathname: '/login', search: query, hash: '' }, 'en');
    expect(seenBy(search)).toBe(seenBy(url.search));
    expect(new URL(seenBy(search), 'http://site').searchParams).toEqual(url.searchParams);
  },
);
