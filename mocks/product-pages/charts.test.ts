import { expect, test } from 'vitest';
import { axisOf, percentOn } from './charts.ts';

test.each([
  { values: [31, 46], axis: { min: 30, max: 50, ticks: [30, 35, 40, 45, 50] } },
  { values: [1402, 1864], axis: { min: 1400, max: 2000, ticks: [1400, 1600, 1800, 2000] } },
  { values: [5, 5], axis: { min: 5, max: 6, ticks: [5, 6] } },
])('$values lie on an axis with round marks', ({ values, axis }) => {
  expect(axisOf(values)).toEqual(axis);
});

test('an axis starts at the given minimum', () => {
  expect(axisOf([69, 92], 0)).toEqual({ min: 0, max: 100, ticks: [0, 25, 50, 75, 100] });
});

test('a value is drawn in proportion between two ticks', () => {
  const axis = axisOf([31, 46]);
  expect([30, 40, 50].map((value) => percentOn(axis, value))).toEqual([0, 50, 100]);
});
