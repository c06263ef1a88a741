import { expect, test } from 'vitest';
import { passwordLevel } from './password-level.ts';

test.each([
  ['', 0],
  ['abc1', 1],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['abcdefghijk1', 2],
  ['Demo2026!', 2],
  ['Demo2026!Demo', 3],
] as const)('the meter shows level of %j as %d', (password, level) => {
  expect(passwordLevel(password)).toBe(level);
});
