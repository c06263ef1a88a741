import { describe, expect, test } from 'vitest';
import {
  differentFrom,
  firstOf,
  lengthBetween,
  matches,
  optional,
  type Rule,
  required,
  sameAs,
} from './rule.ts';

const never: Rule = () => undefined;
const always: Rule = () => 'common.error.always';

describe('firstOf', () => {
  test('returns the first error and stops', () => {
    const asked: string[] = [];
    const spy: Rule = (value) => {
      asked.push(value);
      return undefined;
    };
    expect(firstOf(spy, always, spy)('x')).toBe('common.error.always');
    expect(asked).toEqual(['x']);
  });

  test('returns undefined when all validators pass', () => {
    expect(firstOf(never, never)('x')).toBeUndefined();
    expect(firstOf()('x')).toBeUndefined();
  });
});

test.each(['', ' ', '\t\n', '\u3000'])('required rejects %j', (value) => {
  expect(required('common.error.nameRequired')(value)).toBe('common.error.nameRequired');
});

test('required accepts a single character', () => {
  expect(required('common.error.nameRequired')('a')).toBeUndefined();
});

test('optional accepts the empty text and validates any other', () => {
  expect(optional(always)('')).toBeUndefined();
  expect(optional(always)(' ')).toBe('common.error.always');
  expect(optional(never)('x')).toBeUndefined();
});

test('matches rejects a text that does not match its pattern', () => {
  expect(matches(/^a$/, 'common.error.info10')('a')).toBeUndefined();
  expect(matches(/^a$/, 'common.error.info10')('b')).toBe('common.error.info10');
});

test.each([
  ['a', 'common.error.info9'],
  ['ab', undefined],
  ['abc', undefined],
  ['abcd', 'common.error.info9'],
  ['😀', 'common.error.info9'],
  ['😀😀😀', undefined],
])('lengthBetween 2 and 3 answers %j with %s', (value, key) => {
  expect(lengthBetween(2, 3, 'common.error.info9')(value)).toBe(key);
});

test.each([
  ['secret1', undefined],
  ['Secret1', 'common.error.info20'],
  ['secret1 ', 'common.error.info20'],
  ['', 'common.error.info20'],
])('a confirmation %j of "secret1" gives %s', { tags: ['R5.11', 'R5.17'] }, (value, key) => {
  expect(sameAs('secret1')(value)).toBe(key);
});

test('a confirmation uses the given message key', () => {
  expect(sameAs('a', 'common.error.other')('b')).toBe('common.error.other');
});

test('a new password equal to the old one is rejected', { tags: ['R5.18'] }, () => {
  expect(differentFrom('secret1')('secret1')).toBe('common.error.newPasswordSame');
  expect(differentFrom('secret1')('secret2')).toBeUndefined();
});
