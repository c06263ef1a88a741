import { expect, test } from 'vitest';
import { mobile, newMobile } from './mobile.ts';

test.each(['13000000000', '13912345678', '19999999999'])(
  'the mobile number %s is accepted',
  { tags: ['R5.3', 'R5.4'] },
  (value) => {
    expect(mobile(value)).toBeUndefined();
  },
);

test.each(['', ' '])('the missing mobile number %j is required first', { tags: ['R5.3'] }, (value) => {
  expect(mobile(value)).toBe('registerCard.info13');
});

test.each(['1', '1391234567', '139123456789', '139-1234-567', '2'])(
  'the mobile number %s is refused for its length before its form',
  { tags: ['R5.3'] },
  (value) => {
    expect(mobile(value)).toBe('common.error.info9');
  },
);

test.each(['12912345678', '11912345678', '23912345678', '03912345678', '1391234567a'])(
  'the mobile number %s is refused for its form',
  { tags: ['R5.3', 'R5.4'] },
  (value) => {
    expect(mobile(value)).toBe('common.error.info10');
  },
);

test.each([
  ['139 1234 5678', '13912345678'],
  ['139-1234-5678', '13912345678'],
  ['+86 139 1234 5678', '13912345678'],
  ['+86-13912345678', '13912345678'],
  ['＋8613912345678', '13912345678'],
  ['＋８６　１３９１２３４５６７８', '13912345678'],
  ['\u202d139\u20131234\u30005678\u202c', '13912345678'],
  ['008613912345678', '13912345678'],
  ['(+86) 139.', '139'],
  ['138.0000.0001', '13800000001'],
  ['138．0000．0001；', '13800000001'],
  ['13,800,000,001', '13800000001'],
  ['13800000001。', '13800000001'],
  ['139­1234−5678', '13912345678'],
  // Excel removes the plus of a number.
  ['8613912345678', '13912345678'],
  // A part of a number, as in a search.
  ['8613', '8613'],
  ['1.3911110001E+10', '13911110001E+10'],
  ['13912345678', '13912345678'],
  ['', ''],
])('the entered number %j becomes %j', { tags: ['R5.5'] }, (typed, value) => {
  expect(mobile.normalize(typed)).toBe(value);
});

test('a new number differs from the current one, however it is entered', () => {
  expect(newMobile('13912345678')('139 1234 5678')).toBe('common.error.mobileSame');
  expect(newMobile('13912345678')('139 1234 5679')).toBeUndefined();
});
