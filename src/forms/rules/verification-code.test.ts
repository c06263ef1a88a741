import { expect, test } from 'vitest';
import { verificationCode } from './verification-code.ts';

test.each([
  ['', 'common.error.codeRequired'],
  [' ', 'common.error.codeRequired'],
  ['12345', 'common.error.codeFormat'],
  ['123456', undefined],
  ['000000', undefined],
  ['1234567', 'common.error.codeFormat'],
  ['12345a', 'common.error.codeFormat'],
])('the code %j gives %s', { tags: ['R5.19'] }, (value, key) => {
  expect(verificationCode(value)).toBe(key);
});
