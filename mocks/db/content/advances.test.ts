import { expect, test } from 'vitest';
import { seedTime } from '../seed-time.ts';
import { advances } from './advances.ts';

const halfYearMs = 183 * 24 * 60 * 60 * 1000;

test.each(advances)('the announcement $id is recent and names no year that is over', (advance) => {
  const { publishTime, zh, en } = advance;
  expect(publishTime).toBeLessThan(seedTime);
  expect(publishTime).toBeGreaterThan(seedTime - halfYearMs);
  const texts = [zh, en].flatMap((text) => (text ? [text.title, text.summary, text.content] : []));
  const years = texts.flatMap((text) => text.match(/\b20\d\d(?!\d)/g) ?? []);
  for (const year of years) expect(Number(year)).toBeGreaterThan(new Date(seedTime).getUTCFullYear());
});
