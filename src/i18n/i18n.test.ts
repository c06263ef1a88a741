import { afterEach, expect, test, vi } from 'vitest';
import { addResources, createI18n, i18n, translateTo } from './i18n.ts';
import { lookup } from './lookup.ts';
import type { Translate } from './namespaces.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a text is resolved in the language of the instance or of the call, with unescaped values', () => {
  addResources('zh', {
    error: { server: { title: '出错了' } },
    session: { interrupted: { text: '{{action}}未完成' } },
  });
  addResources('en', {
    error: { server: { title: 'Something went wrong' } },
    session: { interrupted: { text: '{{action}} was not done' } },
  });
  const zh = createI18n('zh');
  const en = createI18n('en');
  expect([zh.t('error.server.title'), en.t('error.server.title')]).toEqual([
    '出错了',
    'Something went wrong',
  ]);
  expect(i18n.t('error.server.title', { lng: 'en' })).toBe('Something went wrong');
  expect(en.t('session.interrupted.text', { action: '<b> & "c"' })).toBe('<b> & "c" was not done');
});

test('a text takes its values and no others', () => {
  addResources('en', { session: { interrupted: { text: '{{action}} was not done' } } });
  const t = translateTo('en');
  // @ts-expect-error The name of the value is misspelled.
  expect(t('session.interrupted.text', { actoin: 'Saving' })).toBe('{{action}} was not done');
  // @ts-expect-error The value is missing.
  expect(t('session.interrupted.text')).toBe('{{action}} was not done');
  // @ts-expect-error The plural form needs a number.
  t('lib.control.stars', { count: 'one', name: 'Poor' });
  // @ts-expect-error The key is misspelled.
  t('lib.control.star', { count: 1, name: 'Poor' });
  const ofSession: Translate<'session'> = t;
  // @ts-expect-error The text is in another namespace.
  ofSession('lib.control.stars', { count: 1, name: 'Poor' });
});

test('a number selects the plural form of its language', () => {
  const forms = { stars_one: '{{count}} star: {{name}}', stars_other: '{{count}} stars: {{name}}' };
  addResources('en', { lib: { control: forms } });
  addResources('zh', { lib: { control: { stars_other: '{{count}} 星：{{name}}' } } });
  const stars = (language: 'zh' | 'en', count: number) =>
    createI18n(language).t('lib.control.stars', { count, name: 'A' });
  expect([stars('en', 1), stars('en', 2), stars('zh', 1)]).toEqual(['1 star: A', '2 stars: A', '1 星：A']);
});

test('a text contains the figures of the company and their date in its language', () => {
  addResources('zh', { figures: { panel: '{{panelUsers}}+', note: '截至 {{figuresDate}}' } });
  addResources('en', { figures: { panel: '{{panelUsers}}+', note: 'As of {{figuresDate}}' } });
  const texts = (language: 'zh' | 'en') => {
    const { t } = createI18n(language);
    return [t('figures.panel'), t('figures.note')];
  };
  expect(texts('zh')).toEqual(['400 万+', expect.stringMatching(/^截至 \d{4} 年 \d{1,2} 月$/)]);
  expect(texts('en')).toEqual(['4 million+', expect.stringMatching(/^As of [A-Z][a-z]+ \d{4}$/)]);
});

test('a missing text renders its key and logs one warning in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A separate store, because other tests of the worker may have added all texts.
  const en = createI18n('en').cloneInstance({ forkResourceStore: true, ns: ['error'] });
  en.removeResourceBundle('en', 'error').addResourceBundle('en', 'error', {});
  for (const _ of [1, 2]) expect(en.t('error.notFound.title')).toBe('notFound.title');
  expect(warn.mock.calls).toEqual([['There is no text error.notFound.title in locales/en/error.json.']]);
});

test('a dynamic key is looked up without a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  addResources('en', { common: { apiMsg: { A9998: 'Try again' } } });
  expect([lookup('en', 'common.apiMsg.A9998'), lookup('en', 'common.apiMsg.A9999')]).toEqual([
    'Try again',
    undefined,
  ]);
  expect(lookup('en', 'Some words of the server: {{a}}.')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('a replaced text is resolved', () => {
  const en = createI18n('en');
  for (const title of ['Questions', 'Question library']) {
    addResources('en', { lib: { title } });
    expect(en.t('lib.title')).toBe(title);
  }
});

test('plural forms follow the language, not the first segment of its addresses', () => {
  expect(createI18n('zh').language).toBe('zh-CN');
});
