import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { newPassword, subAccountPassword, subAccountResetPassword } from './validators/password.ts';

test('generated passwords satisfy every rule for new passwords and differ', { tags: ['R5.22'] }, () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const rule of [newPassword, subAccountPassword, subAccountResetPassword('zh')])
    expect(passwords.filter((password) => rule(password) !== undefined)).toEqual([]);
  expect(new Set(passwords).size).toBe(500);
});

test('a generated password can be read out: groups of letters that are not mistaken, and a digit', () => {
  expect(generatePassword()).toMatch(/^(?:[A-Za-z]{3}\d-){3}[A-Za-z]{3}\d$/);
  const used = new Set(Array.from({ length: 2000 }, generatePassword).join(''));
  // 32 letters, 8 digits and the hyphen: a byte chooses each equally often.
  expect(used.size).toBe(41);
  expect([...used].filter((character) => 'IJOQUVWXYZijloqvwxyz01'.includes(character))).toEqual([]);
});
