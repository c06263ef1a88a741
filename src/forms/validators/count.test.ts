import { expect, test } from 'vitest';
import { countUpTo } from './count.ts';

const count = countUpTo(10_000, 'common.error.mostSeats');

test.each(['1 000', '１，０００'])('the control of a count does not cut %j', { tags: ['R5.5'] }, (typed) => {
  expect(count.normalize(typed.slice(0, count.maxLength))).toBe('1000');
});

test('a count up to a maximum has a message of its own for more', { tags: ['R5.5'] }, () => {
  expect(['1', '10 000', '10001', '999999999', 'x', ''].map(count)).toEqual([
    undefined,
    undefined,
    'common.error.mostSeats',
    'common.error.mostSeats',
    'common.error.positiveInteger',
    'common.error.positiveInteger',
  ]);
});
