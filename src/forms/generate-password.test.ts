import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { newPassword, subAccountPassword, subAccountResetPassword } from './validators/password.ts';

test('generated passwords satisfy every rule for new passwords and differ', { tags: ['R5.22'] }, () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const rule of [newPassword, subAccountPassword, subAccountResetPassword('zh')])
    expect(passwords.filter((password) => rule(password) !== undefined)).toEqual([]);
  expect(new Set(passwords).size).toBe(500);
});

test('every character is equally likely: 256 values of a byte are a multiple of the alphabet', () => {
  const used = new Set(Array.from({ length: 2000 }, generatePassword).join(''));
  expect(used.size).toBe(64);
});
