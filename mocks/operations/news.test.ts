import { describe, expect, test } from 'vitest';
import { news } from '../db/content/news.ts';
import { filterNews, newsFacets } from './news-filters.ts';

const rows = news.flatMap(({ zh, ...row }) => [{ ...row, ...zh }]);

describe('the filters of the news', { tags: ['R2.61'] }, () => {
  test('apply together', () => {
    const found = filterNews(rows, { topic: 'method', year: 2025 });
    expect(found.map(({ id }) => id)).toEqual(['n1001', 'n1004', 'n1005', 'n1006']);
    expect(filterNews(rows, { topic: 'nothing' })).toEqual([]);
  });

  test('each count the items that match the others', () => {
    const { topics = [], years = [] } = newsFacets(rows, { topic: 'method', year: 2025 });
    for (const { id, count } of topics)
      expect(count, id).toBe(filterNews(rows, { topic: id, year: 2025 }).length);
    expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
    for (const { year, count } of years)
      expect(count).toBe(filterNews(rows, { topic: 'method', year }).length);
  });

  test('are absent without topics', () => {
    expect(
      newsFacets(
        rows.map(({ topicId: _, ...row }) => row),
        {},
      ),
    ).toEqual({});
  });
});
