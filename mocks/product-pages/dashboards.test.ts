import { expect, test } from 'vitest';
import { dashboards } from './dashboards.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(Object.entries(dashboards))('the figures of %s agree with its charts', (_, dashboard) => {
  const { weeks } = dashboard.trend;
  expect(weeks).toHaveLength(12);
  // The latest week beside the one a month before, or four weeks beside the four before them.
  const figures = dashboard.figures.map(({ value, change }) => [value, change]);
  const latest = [weeks.at(-1) ?? 0, weeks.at(-5) ?? 0] as const;
  const month = [sum(weeks.slice(-4)), sum(weeks.slice(-8, -4))] as const;
  const either = [latest, month].map(([now, before]) => [now, now - before]);
  expect(either.some(([value, change]) => figures.some((one) => one[0] === value && one[1] === change))).toBe(
    true,
  );
  // Parts of a total add up to one of the figures; shares do not add up.
  const total = sum(dashboard.bars.rows.map(({ value }) => value));
  if (dashboard.bars.unit === '') expect(dashboard.figures.map(({ value }) => value)).toContain(total);
});
