import { expect, test } from 'vitest';
import { postcode } from './postcode.ts';

test.each(['100000', '000000', '999077'])('the postal code %s is accepted', { tags: ['R5.6'] }, (value) => {
  expect(postcode(value)).toBeUndefined();
});

test.each(['', '10000', '1000000', '10000a', '100 00'])(
  'the postal code %j is refused',
  { tags: ['R5.6'] },
  (value) => {
    expect(postcode(value)).toBe('common.error.info11');
  },
);

test.each([
  [' 100 020 ', '100020'],
  ['100-020', '100020'],
  ['１００\u3000０２０', '100020'],
])('the entered postal code %j becomes %j', { tags: ['R5.6'] }, (typed, value) => {
  expect(postcode.normalize(typed)).toBe(value);
});
