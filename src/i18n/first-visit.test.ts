import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { firstVisitScript } from './first-visit.ts';

interface Visit {
  path: string;
  search?: string;
  /** The preferred language of the browser. */
  language: string;
  stored?: Map<string, string>;
  referrer?: string;
  userAgent?: string;
  isBlocked?: boolean;
}

/** Runs the script as a browser does. Returns the path that the visit leaves for. */
function visit({
  path,
  search = '',
  language,
  stored = new Map(),
  referrer = '',
  userAgent = '',
  isBlocked,
}: Visit) {
  let target: string | undefined;
  runInNewContext(firstVisitScript, {
    location: {
      pathname: path,
      search,
      origin: 'https://site.example',
      replace: (to: string) => {
        target = to;
      },
    },
    navigator: { language, userAgent },
    document: { referrer, documentElement: { style: {} } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isBlocked) throw new Error('blocked');
        stored.set(key, `${value}`);
      },
    },
  });
  return target;
}

describe('a first visit', { tags: ['R4.1'] }, () => {
  test('keeps the query of the home page', () => {
    expect(visit({ path: '/', search: '?present', language: 'en-GB' })).toBe('/en?present');
  });

  test.each(['/en', '/en/about/news'])(
    'with a Chinese browser leaves %s for the Chinese home page',
    (path) => {
      for (const language of ['zh-CN', 'zh', 'zh-TW']) expect(visit({ path, language })).toBe('/');
    },
  );

  test.each(['en-US', 'fr', 'zha'])(
    'with a browser in %s leaves the Chinese home page for the English one',
    (language) => {
      expect(visit({ path: '/', language })).toBe('/en');
    },
  );

  test('stays where the language fits, and on other Chinese pages', () => {
    expect(visit({ path: '/', language: 'zh-CN' })).toBeUndefined();
    expect(visit({ path: '/en/about/news', language: 'en-US' })).toBeUndefined();
    expect(visit({ path: '/about/news', language: 'en-US' })).toBeUndefined();
    expect(visit({ path: '/english', language: 'zh-CN' })).toBeUndefined();
  });
});

describe('no other visit leaves', { tags: ['R4.2'] }, () => {
  const english = { path: '/', language: 'en-US' };

  test('a later one', () => {
    const stored = new Map<string, string>();
    expect(visit({ ...english, stored })).toBe('/en');
    expect(stored.get('onceLang')).toBe('1');
    expect(visit({ ...english, stored })).toBeUndefined();
  });

  test('one by a link of the site', () => {
    expect(visit({ ...english, referrer: 'https://site.example/about' })).toBeUndefined();
    expect(visit({ ...english, referrer: 'https://site.example.org/' })).toBe('/en');
  });

  test('a robot, which stores nothing', () => {
    const stored = new Map<string, string>();
    const userAgent = 'Mozilla/5.0 (compatible; Baiduspider/2.0)';
    expect(visit({ ...english, stored, userAgent })).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('one that cannot be stored', () => {
    expect(visit({ ...english, isBlocked: true })).toBeUndefined();
  });
});
