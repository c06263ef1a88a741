import { expect, test } from 'vitest';
import { count, countUpTo } from './count.ts';

test.each(['1 000', '１，０００'])('the control of a count does not cut %j', { tags: ['R5.5'] }, (typed) => {
  expect(count.normalize(typed.slice(0, count.maxLength))).toBe('1000');
});

test('a count up to a maximum has a message of its own for more', { tags: ['R5.5'] }, () => {
  const rule = countUpTo(10_000, 'common.error.mostSeats');
  expect(['1', '10 000', '10001', '999999999', 'x', ''].map(rule)).toEqual([
    undefined,
    undefined,
    'common.error.mostSeats',
    'common.error.mostSeats',
    'common.error.positiveInteger',
    'common.error.positiveInteger',
  ]);
});
