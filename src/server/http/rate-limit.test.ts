import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a key has a number of calls per window, independent of other keys', () => {
  let now = 1;
  const allow = createRateLimit({ max: 2, windowMs: 1000, clock: { now: () => now } });
  expect([allow('a'), allow('a'), allow('a'), allow('b')]).toEqual([true, true, false, true]);
  now += 999;
  expect(allow('a')).toBe(false);
  now += 2;
  expect([allow('a'), allow('a'), allow('a')]).toEqual([true, true, false]);
});
