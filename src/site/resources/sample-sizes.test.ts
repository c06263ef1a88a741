import { expect, test } from 'vitest';
import { differenceOf, marginOf } from './sample-sizes.ts';

test('the margins are those of the usual tables', () => {
  expect([100, 400, 1000].map((size) => marginOf(size, 0.5).toFixed(1))).toEqual(['9.8', '4.9', '3.1']);
  expect(marginOf(1000, 0.1).toFixed(1)).toBe('1.9');
  expect(marginOf(1000, 0.9)).toBeCloseTo(marginOf(1000, 0.1));
});

test('the difference of two groups has the errors of both', () => {
  expect(differenceOf(400)).toBeCloseTo(marginOf(400, 0.5) * Math.SQRT2);
});
