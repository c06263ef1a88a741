import { describe, expect, test } from 'vitest';
import {
  loginPassword,
  newPassword,
  oldPassword,
  passwordStrength,
  passwordStrengthOrEmpty,
  subAccountPassword,
  subAccountResetPassword,
} from './password.ts';
import { repetitionOf } from './rule.ts';

const REQUIRED = 'common.error.passwordRequired';
const LENGTH_6_20 = 'common.error.passwordLength620';
const LENGTH_8_20 = 'common.error.passwordLength820';
const STRENGTH = 'common.error.info17';

/** A password of two classes with the given number of characters. */
const mixed = (length: number) => 'a1'.repeat(length).slice(0, length);

describe('strength', () => {
  test.each([
    ['a1', undefined],
    ['A!', undefined],
    ['1!', undefined],
    ['a1!', undefined],
    ['密码1', undefined],
    ['aA', STRENGTH],
    ['11', STRENGTH],
    ['!?', STRENGTH],
    ['密码', STRENGTH],
  ])('%s gives %s', { tags: ['R5.10'] }, (value, key) => {
    expect(passwordStrength(value)).toBe(key);
    expect(passwordStrengthOrEmpty(value)).toBe(key);
  });

  test('only the optional variant accepts an empty password', { tags: ['R5.10'] }, () => {
    expect(passwordStrength('')).toBe(STRENGTH);
    expect(passwordStrengthOrEmpty('')).toBeUndefined();
  });
});

describe('login', () => {
  test.each([
    ['', REQUIRED],
    [mixed(5), LENGTH_6_20],
    [mixed(6), undefined],
    [mixed(20), undefined],
    [mixed(21), LENGTH_6_20],
    ['aaaaaa', undefined],
    ['      ', undefined],
  ])('%j gives %s', { tags: ['R5.13', 'R9.5'] }, (value, key) => {
    expect(loginPassword(value)).toBe(key);
  });
});

describe('own account', () => {
  test.each([
    ['', REQUIRED],
    [mixed(7), LENGTH_8_20],
    [mixed(8), undefined],
    [mixed(20), undefined],
    [mixed(21), LENGTH_8_20],
    ['aaaaaaaa', STRENGTH],
    ['aaaaaaa!', undefined],
  ])('the new password %j gives %s', { tags: ['R5.16', 'R9.5'] }, (value, key) => {
    expect(newPassword(value)).toBe(key);
  });

  test('the old password is required and not validated', { tags: ['R5.18'] }, () => {
    expect(oldPassword('')).toBe('common.error.oldPasswordRequired');
    expect(oldPassword('x')).toBeUndefined();
  });
});

test.each([
  ['', 'common.error.confirmRequired'],
  ['secret2', 'common.error.info20'],
  ['secret1', undefined],
])('a repetition %j of "secret1" gives %s', { tags: ['R5.11', 'R5.17'] }, (value, key) => {
  expect(repetitionOf('secret1')(value)).toBe(key);
});

describe('sub-account', () => {
  test.each([
    [mixed(7), LENGTH_8_20],
    [mixed(8), undefined],
    [mixed(20), undefined],
    [mixed(21), LENGTH_8_20],
    ['aaaaaaaa', STRENGTH],
    ['!~!~!~a1', undefined],
    ['abcdef 1', 'common.error.passwordAscii'],
    ['abcdef1密', 'common.error.passwordAscii'],
    ['abcdef1\u007f', 'common.error.passwordAscii'],
  ])('the password %j gives %s', { tags: ['R5.22'] }, (value, key) => {
    expect(subAccountPassword(value)).toBe(key);
  });

  test('a new one needs a password', { tags: ['R5.22'] }, () => {
    expect(subAccountPassword('')).toBe(REQUIRED);
  });

  test.each([
    ['en', '', REQUIRED],
    ['en', mixed(5), LENGTH_6_20],
    ['en', mixed(6), undefined],
    ['en', mixed(20), undefined],
    ['en', mixed(21), LENGTH_6_20],
    ['en', 'aaaaaa', STRENGTH],
    ['zh', '', REQUIRED],
    ['zh', mixed(7), LENGTH_8_20],
    ['zh', mixed(8), undefined],
    ['zh', mixed(20), undefined],
    ['zh', mixed(21), LENGTH_8_20],
    ['zh', 'aaaaaaaa', STRENGTH],
  ] as const)('a reset in %s to %j gives %s', { tags: ['R5.24'] }, (language, value, key) => {
    expect(subAccountResetPassword(language)(value)).toBe(key);
  });
});
