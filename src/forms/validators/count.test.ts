import { expect, test } from 'vitest';
import { count } from './count.ts';

test.each(['1 000', '１，０００'])('the control of a count does not cut %j', { tags: ['R5.5'] }, (typed) => {
  expect(count.normalize(typed.slice(0, count.maxLength))).toBe('1000');
});
