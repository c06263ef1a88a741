import { advances } from './advances.ts';
import { extremeAdvances, extremeNews } from './extreme.ts';
import { news } from './news.ts';

/** What the public calls may read: the usual articles, none, or texts that try a layout to its limits. */
export const contents = {
  seeded: { news, advances },
  empty: { news: [], advances: [] },
  extreme: { news: extremeNews, advances: extremeAdvances },
};

export type ContentName = keyof typeof contents;
