import { expect, test } from 'vitest';
import { personName, subAccountName } from './name.ts';

test.each(['', '  '])('the missing name %j is required', { tags: ['R5.14', 'R5.21'] }, (value) => {
  expect(personName(value)).toBe('common.error.nameRequired');
  expect(subAccountName(value)).toBe('common.error.nameRequired');
});

test.each([
  ['王', undefined],
  ['王'.repeat(20), undefined],
  ['王'.repeat(21), 'common.error.nameLength20'],
  ['𠮷'.repeat(20), undefined],
  ['𠮷'.repeat(21), 'common.error.nameLength20'],
])('the sub-account name %s gives %s', { tags: ['R5.21', 'R9.5'] }, (value, key) => {
  expect(subAccountName(value)).toBe(key);
});

test('the name of an applicant may be long', { tags: ['R5.14'] }, () => {
  expect(personName('a'.repeat(60))).toBeUndefined();
});
