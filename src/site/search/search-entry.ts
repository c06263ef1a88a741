import type { SearchFields } from './text-search.ts';

export type EntryKind = 'page' | 'question' | 'case' | 'article';

/** A page, or a part of one, that the site search finds. */
export interface SearchEntry {
  kind: EntryKind;
  /** The unprefixed path. */
  path: string;
  title: string;
  text: string;
  /** Other words for the title, which results do not show. */
  names?: string;
  /** More words, which results do not show. */
  words?: string;
}

/** The texts of an entry for the search, the most important first. */
export const fieldsOf = ({ title, names = '', text, words = '' }: SearchEntry): SearchFields => [
  `${title} ${names}`,
  text,
  words,
];
