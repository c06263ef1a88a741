import { test as base } from '@playwright/test';
import { type Language, type Translate, translateTo } from './translate.ts';

export interface LanguageOptions {
  /** The language of the pages under test. */
  language: Language;
}

interface LanguageFixtures extends LanguageOptions {
  /** A text of the page, from the locale files. */
  t: Translate;
}

export const test = base.extend<LanguageFixtures>({
  language: ['zh', { option: true }],
  locale: async ({ language }, use) => use(language === 'zh' ? 'zh-CN' : 'en-GB'),
  t: async ({ language }, use) => use(translateTo(language)),
});
