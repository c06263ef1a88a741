import { digitsOf } from './digits.ts';
import { CODE_DIGITS } from './limits.ts';
import { firstOf, matches, type Rule, required } from './rule.ts';

/** Returns the digits of a pasted code. */
export const cleanCode = (pasted: string): string => digitsOf(pasted, CODE_DIGITS);

const PATTERN = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A verification code: required, then 6 digits. The server verifies it (R5.19). */
export const verificationCode: Rule = firstOf(
  required('common.error.codeRequired'),
  matches(PATTERN, 'common.error.codeFormat'),
);
