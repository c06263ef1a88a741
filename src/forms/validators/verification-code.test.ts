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

test.each([
  ['【示例】１２３ ４５６', '123456'],
  ['123 456', '123456'],
  ['【示例】您的验证码是 123456，5 分钟内有效', '123456'],
  ['123,456', '123456'],
  ['123-456-789', '123456789'],
  ['12345a', '12345a'],
])('the entered code %j becomes %j', { tags: ['R5.19'] }, (typed, value) => {
  expect(verificationCode.normalize(typed)).toBe(value);
});
