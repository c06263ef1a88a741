import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { newPassword, subAccountPassword, subAccountResetPassword } from './validators/password.ts';

test('generated passwords satisfy every rule for new passwords and differ', { tags: ['R5.22'] }, () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const rule of [newPassword, subAccountPassword, subAccountResetPassword('zh')])
    expect(passwords.filter((password) => rule(password) !== undefined)).toEqual([]);
  expect(new Set(passwords).size).toBe(500);
});

test('a generated password can be read out: one capital at first, groups, and no characters that are mistaken', () => {
  const passwords = Array.from({ length: 2000 }, generatePassword);
  const badlyFormed = passwords.filter((password) => !/^[A-Z][a-z]{2}\d(?:-[a-z]{3}\d){3}$/.test(password));
  expect(badlyFormed).toEqual([]);
  const used = new Set(passwords.join('').toLowerCase());
  // 22 letters, 8 digits and the hyphen.
  expect(used.size).toBe(31);
  expect([...used].filter((character) => 'ilov01'.includes(character))).toEqual([]);
});

test('each letter is as likely as another one', () => {
  const counts = new Map<string, number>();
  const letters = Array.from({ length: 4000 }, generatePassword).join('').toLowerCase().match(/[a-z]/g) ?? [];
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // 48000 letters: 2182 of each. A plain byte modulo 22 prefers the first 14 by 9 %.
  const mean = letters.length / 22;
  const [first, last] = ['abcdefghjkmnpq', 'rstuwxyz'].map(
    (part) => [...part].reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0) / part.length,
  );
  expect(Math.abs((first ?? 0) - (last ?? 0)) / mean).toBeLessThan(0.05);
});
