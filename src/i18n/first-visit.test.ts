import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { firstVisitScript } from './first-visit.ts';

interface Visit {
  path: string;
  /** The preferred language of the browser. */
  language: string;
  stored?: Map<string, string>;
  referrer?: string;
  userAgent?: string;
  isBlocked?: boolean;
}

/** Runs the script as a browser does. Returns the path that the visit leaves for. */
function visit({ path, language, stored = new Map(), referrer = '', userAgent = '', isBlocked }: Visit) {
  let target: string | undefined;
  runInNewContext(firstVisitScript, {
    location: {
      pathname: path,
      origin: 'https://site.example',
      replace: (to: string) => {
        target = to;
      },
    },
    navigator: { languages: [language], userAgent },
    document: { referrer, documentElement: { style: {} } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isBlocked) throw new Error('blocked');
        stored.set(key, value);
      },
    },
  });
  return target;
}

describe('a first visit', { tags: ['R4.1'] }, () => {
  test('with a Chinese browser redirects any English page to the Chinese home page', () => {
    expect(visit('/en', 'zh-CN')).toBe('/');
    expect(visit('/en/about/news', 'zh')).toBe('/');
    expect(visit('/en', 'zh-TW')).toBe('/');
  });

  test('with another browser redirects the Chinese home page to the English one', () => {
    expect(visit('/', 'en-US')).toBe('/en');
    expect(visit('/', 'fr')).toBe('/en');
    expect(visit('/', 'zha')).toBe('/en');
  });

  test('does not redirect a matching language or other Chinese pages', () => {
    expect(visit('/', 'zh-CN')).toBeNull();
    expect(visit('/en/about/news', 'en-US')).toBeNull();
    expect(visit('/about/news', 'en-US')).toBeNull();
  });
});

test('a later visit does not redirect', { tags: ['R4.2'] }, () => {
  expect(visit('/en', 'zh-CN', true)).toBeNull();
  expect(visit('/', 'en-US', true)).toBeNull();
});
