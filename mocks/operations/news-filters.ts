import type { MockDb } from '../db/mock-db.ts';
import { mentions } from './lists.ts';

export interface NewsFilters {
  keyword?: string;
  topic?: string;
  year?: number;
}

interface Item {
  title: string;
  summary: string;
  topicId?: string;
  publishTime: number;
}

const shanghaiOffsetMs = 8 * 3_600_000;

/** The year of an item in China. */
export const yearOf = ({ publishTime }: Pick<Item, 'publishTime'>) =>
  new Date(publishTime + shanghaiOffsetMs).getUTCFullYear();

/** The items that match all filters. */
export function filterNews<Row extends Item>(
  rows: readonly Row[],
  { keyword, topic, year }: NewsFilters,
): Row[] {
  return rows
    .filter((row) => mentions(keyword, row.title, row.summary))
    .filter((row) => topic === undefined || row.topicId === topic)
    .filter((row) => year === undefined || yearOf(row) === year);
}

/** The topic of an item in a language. */
export function topicOf(db: MockDb, { topicId }: Pick<Item, 'topicId'>, lang: 'zh' | 'en') {
  const topic = topicId ? db.newsTopics.get(topicId) : undefined;
  return topic && { id: topic.id, name: topic[lang] };
}

/** The topics and years of all items, each with the number of items that match the other filters. */
export function newsFacets(
  db: MockDb,
  rows: readonly Item[],
  filters: NewsFilters,
  lang: 'zh' | 'en' = 'zh',
) {
  const used = db.newsTopics.all().filter(({ id }) => rows.some(({ topicId }) => topicId === id));
  if (used.length === 0) return {};
  return {
    topics: used.map(({ id, ...names }) => ({
      id,
      name: names[lang],
      count: filterNews(rows, { ...filters, topic: id }).length,
    })),
    years: [...new Set(rows.map(yearOf))]
      .sort((a, b) => b - a)
      .map((year) => ({ year, count: filterNews(rows, { ...filters, year }).length })),
  };
}
