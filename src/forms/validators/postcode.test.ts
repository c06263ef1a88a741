import { expect, test } from 'vitest';
import { cleanPostcode, postcode } from './postcode.ts';

test.each(['100000', '000000', '999077'])('the postal code %s is accepted', { tags: ['R5.6'] }, (value) => {
  expect(postcode(value)).toBeUndefined();
});

test.each(['', '10000', '1000000', '10000a', '100 00', ' 100000'])(
  'the postal code %j is refused',
  { tags: ['R5.6'] },
  (value) => {
    expect(postcode(value)).toBe('common.error.info11');
  },
);

test.each([
  [' 100 020 ', '100020'],
  ['１００\u3000０２０', '100020'],
])('the pasted postal code %j becomes %j', { tags: ['R5.6'] }, (pasted, clean) => {
  expect(cleanPostcode(pasted)).toBe(clean);
});
