import { pathInSite } from './base-path.ts';

/** The languages of the product; the first segment of an address names every one but the default. */
export const languages = ['zh', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'zh';

/** Values of the `lang` and `hreflang` attributes. */
export const htmlLanguages: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English' };

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The language of an address: its first segment, or the default. */
export function languageOf(pathname: string): Language {
  const first = pathInSite(pathname).split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}
