import type { Localized } from './content/types.ts';

const languages = ['zh', 'en'] as const;

/** The id of the row of an item in a language. */
export const rowId = (itemId: string, lang: 'zh' | 'en' = 'zh') => `${lang}:${itemId}`;

/** A row for each language in which an item has a text. */
export const perLanguage = <Text extends object>(itemId: string, texts: Localized<Text>) =>
  languages.flatMap((lang) => {
    const text = texts[lang];
    return text ? [{ id: rowId(itemId, lang), itemId, lang, ...text }] : [];
  });
