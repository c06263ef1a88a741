import { expect, test } from 'vitest';
import { linearScale, pointsOf } from './scale.ts';

test('a scale maps the ends of its domain to the ends of its range, and the middle to the middle', () => {
  const height = linearScale([0, 10], [0, 100]);
  expect([0, 5, 6.2, 10].map(height)).toEqual([0, 50, 62, 100]);
  const down = linearScale([80, 90], [100, 0]);
  expect([80, 85, 90].map(down)).toEqual([100, 50, 0]);
});

test('points lie at equal distances', () => {
  const x = linearScale([0, 2], [0, 100]);
  const y = linearScale([0, 1], [10, 0]);
  expect(pointsOf([0, 1, 0.5], x, y)).toBe('0,10 50,0 100,5');
});
