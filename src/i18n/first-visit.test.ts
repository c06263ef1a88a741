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
  /** The cookies of the page, which sites of the domain share. */
  cookie?: string;
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
  cookie = '',
  isBlocked,
}: Visit) {
  let target: string | undefined;
  runInNewContext(firstVisitScript(), {
    location: {
      pathname: path,
      search,
      origin: 'https://site.example',
      replace: (to: string) => {
        target = to;
      },
    },
    navigator: { language, userAgent },
    document: { referrer, cookie, documentElement: { style: {} } },
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

  test.each([
    'zh_CN',
    'ZH-hans',
    'zho',
    'chi-CN',
    'cmn-Hans-CN',
    'zh-cmn-Hans-CN',
    'yue-Hant-HK',
    'yue',
    'wuu',
    'nan_TW',
    'hak-TW',
    'gan-CN',
    'hsn',
  ])('in the Chinese language %s stays on the Chinese home page', (language) => {
    expect(visit({ path: '/', language })).toBeUndefined();
    expect(visit({ path: '/en/about', language })).toBe('/');
  });

  test.each(['en-US', 'fr', 'zha', 'nb-NO', 'za-CN', 'en-CN', 'en-Hans', ''])(
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

describe('the shared language cookie precedes the language of the browser', { tags: ['R4.1'] }, () => {
  test('English was chosen on another site of the domain', () => {
    const cookie = 'a=1; lang=en; b=2';
    expect(visit({ path: '/', language: 'zh-CN', cookie })).toBe('/en');
    expect(visit({ path: '/en/about', language: 'zh-CN', cookie })).toBeUndefined();
  });

  test('Chinese was chosen on another site of the domain', () => {
    const cookie = 'lang=zh';
    expect(visit({ path: '/', language: 'en-US', cookie })).toBeUndefined();
    expect(visit({ path: '/en/about', language: 'en-US', cookie })).toBe('/');
  });

  test.each(['lang=', 'lang=fr', 'lang=zhx', 'xlang=zh', 'a=lang=zh', 'lang=zh-CN'])(
    'and %s is no language of this site',
    (cookie) => {
      expect(visit({ path: '/', language: 'en-US', cookie })).toBe('/en');
      expect(visit({ path: '/', language: 'zh-CN', cookie })).toBeUndefined();
    },
  );
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

  test.each([
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/125.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X; SemrushBot-SA) AppleWebKit/600.1.4',
    'TelegramBot (like TwitterBot)',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'facebookexternalhit/1.1',
  ])('a robot, which stores nothing: %s', (userAgent) => {
    const stored = new Map<string, string>();
    expect(visit({ ...english, stored, userAgent })).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test.each(['CUBOT_X18_Plus', 'CUBOT', 'CUBOT KINGKONG 9 Build/TP1A.220624.014', 'XBOT 9; wv'])(
    'but a phone with the name %s is no robot',
    (model) => {
      const userAgent = `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36`;
      expect(visit({ ...english, userAgent })).toBe('/en');
    },
  );

  test('one that cannot be stored', () => {
    expect(visit({ ...english, isBlocked: true })).toBeUndefined();
  });
});
