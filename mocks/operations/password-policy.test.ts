import { expect, test } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { hasResetLength, isNewPassword, isStrong, isSubAccountPassword } from './password-policy.ts';

test.each([
  ['abcdef1', false, false],
  ['abcdefg1', true, true],
  ['abcdefgh', false, false],
  ['12345678', false, false],
  ['密码密码密码密码', false, false],
  ['密码密码密码a1', true, false],
  ['abcdefg 1', true, false],
  ['!!!!!!!1', true, true],
  [`${'a'.repeat(19)}1`, true, true],
  [`${'a'.repeat(20)}1`, false, false],
  // Twelve characters, each of which JavaScript keeps as two.
  [`${'😀'.repeat(11)}1`, true, false],
])('the password %j is one for oneself: %s, for a sub-account: %s', (password, own, subAccount) => {
  expect([isNewPassword(password), isSubAccountPassword(password)]).toEqual([own, subAccount]);
});

test('a reset accepts six characters of two classes', () => {
  expect(['abc12', 'abc123', `${'a1'.repeat(10)}`, `${'a1'.repeat(10)}a`].map(hasResetLength)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['abcdef', 'abc123', 'abc!!!'].map(isStrong)).toEqual([false, true, true]);
});

test('the contract has the same rules for the same password everywhere', () => {
  const { schemas } = contract.components;
  const own = schemas.PasswordChangeRequest.properties.newPassword['x-plain-text'];
  expect(schemas.PasswordResetRequest.properties.password['x-plain-text']).toEqual(own);
  expect(schemas.SmsRegisterRequest.properties.password['x-plain-text']).toEqual(own);
  expect(schemas.SubUserUpdateRequest.properties.password['x-plain-text']).toEqual(
    schemas.SubUserCreateRequest.properties.password['x-plain-text'],
  );
});
