import { pathInSite } from './base-path.ts';

/** Languages of what is not in the locale files: content of the API, configured addresses, region names. */
export const contentLanguages = ['zh', 'en'] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

interface LanguageFacts {
  /** Value of the `lang` and `hreflang` attributes. */
  html: string;
  /** What the language calls itself. */
  name: string;
  /** Language of the content that its pages show. */
  content: ContentLanguage;
  /** Names of the months for dates on public pages, such as `12 May 2026`; `YYYY-MM-DD` without them. */
  months?: readonly string[];
}

/** The languages of the product. The first segment of an address names every one except the default. */
const facts = {
  zh: { html: 'zh-CN', name: '中文', content: 'zh' },
  en: {
    html: 'en',
    name: 'English',
    content: 'en',
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof facts;

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(facts, value);
}

export const languages: readonly Language[] = Object.keys(facts).filter(isLanguage);

export const defaultLanguage = 'zh' satisfies Language;

export const htmlLanguage = (language: Language): string => facts[language].html;

/** The language with a `lang` attribute. */
export const languageWithTag = (tag: string): Language | undefined =>
  languages.find((language) => htmlLanguage(language) === tag);

export const monthsOf = (language: Language): readonly string[] | undefined => {
  const { months }: LanguageFacts = facts[language];
  return months;
};

export const languageName = (language: Language): string => facts[language].name;

export const contentLanguage = (language: Language): ContentLanguage => facts[language].content;

/** The languages whose pages show content of a content language. */
export const languagesWithContent = (content: ContentLanguage): Language[] =>
  languages.filter((language) => contentLanguage(language) === content);

/** The language of an address: its first segment, or the default. */
export function languageOf(pathname: string): Language {
  const first = pathInSite(pathname).split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}

/** The language of the content that the page at an address shows. */
export const contentLanguageOf = (pathname: string): ContentLanguage => contentLanguage(languageOf(pathname));
