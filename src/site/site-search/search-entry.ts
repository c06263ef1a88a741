export type EntryKind = 'page' | 'question' | 'case' | 'article';

/** A page, or a part of one, that the site search finds. */
export interface SearchEntry {
  kind: EntryKind;
  /** The unprefixed path. */
  path: string;
  title: string;
  text: string;
  /** More words, which results do not show. */
  words?: string;
}
