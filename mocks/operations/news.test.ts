import { describe, expect, test } from 'vitest';
import { createSeededDb } from '../db/seed-accounts.ts';
import { seedTime } from '../db/seed-time.ts';
import { fixedClock } from '../engine/clock.ts';
import { filterNews, newsFacets } from './news-filters.ts';

const db = createSeededDb({ clock: fixedClock(seedTime) });
const rows = db.news.where('lang', 'zh');

describe('the filters of the news', { tags: ['R2.61'] }, () => {
  test('apply together', () => {
    const found = filterNews(rows, { topic: 'method', year: 2025 });
    expect(found.map(({ itemId }) => itemId)).toEqual(['n1001', 'n1004', 'n1005', 'n1006']);
    expect(filterNews(rows, { topic: 'nothing' })).toEqual([]);
  });

  test('each count the items that match the others', () => {
    const { topics = [], years = [] } = newsFacets(db, rows, { topic: 'method', year: 2025 });
    for (const { id, count } of topics)
      expect(count, id).toBe(filterNews(rows, { topic: id, year: 2025 }).length);
    expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
    for (const { year, count } of years)
      expect(count).toBe(filterNews(rows, { topic: 'method', year }).length);
  });

  test('are absent without topics', () => {
    expect(
      newsFacets(
        db,
        rows.map(({ topicId: _, ...row }) => row),
        {},
      ),
    ).toEqual({});
  });
});
