import { expect, test } from 'vitest';
import { landline, landlineFormat } from './landline.ts';

test.each([
  '1234567',
  '12345678',
  '0101234567',
  '010-12345678',
  '0755-1234567',
  '075512345678',
  '12345678-123',
  '0755-12345678-12345',
  '01234567890',
])('the landline %s is accepted', { tags: ['R5.8'] }, (value) => {
  expect(landline(value)).toBeUndefined();
});

test.each([
  '123456',
  '123456789',
  '01-12345678',
  '07551-12345678',
  '110-12345678',
  '12345678-12',
  '12345678-',
  '0123456789012',
  '13912345678',
])('the landline %s is refused for its form', { tags: ['R5.8'] }, (value) => {
  expect(landline(value)).toBe('common.error.info14');
});

test('the shared validator requires a landline', { tags: ['R5.7'] }, () => {
  expect(landline('')).toBe('common.error.info13');
  expect(landlineFormat('')).toBe('common.error.info14');
});

test.each([
  [' 010 - 1234 5678 ', '010-12345678'],
  ['０１０－１２３４５６７８', '010-12345678'],
  ['(010) 12345678', '01012345678'],
  ['+86 755 1234 5678', '075512345678'],
  ['0086-10-12345678', '010-12345678'],
  ['86-10-12345678', '010-12345678'],
  ['010-1234-5678', '010-12345678'],
  ['010.1234.5678', '010-12345678'],
  ['1234-5678', '12345678'],
  ['0755 1234567转801', '07551234567-801'],
  ['010-12345678 ext. 801', '010-12345678-801'],
  ['1234567-8901', '1234567-8901'],
  ['+86 13912345678', '+8613912345678'],
  ['010\u2011\u206012345678\u2013100', '010-12345678-100'],
])('the entered landline %j becomes %j', { tags: ['R5.8'] }, (typed, value) => {
  expect(landline.normalize(typed)).toBe(value);
});
