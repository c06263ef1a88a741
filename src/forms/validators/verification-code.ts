import { digitsOf } from './digits.ts';
import { CODE_DIGITS } from './limits.ts';
import { firstOf, matches, type Rule, required } from './rule.ts';

/** Takes a pasted code and gives its digits. */
export const cleanCode = (pasted: string): string => digitsOf(pasted, CODE_DIGITS);

const PATTERN = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A verification code: entered, then 6 digits; whether it is the right one the server says (R5.19). */
export const verificationCode: Rule = firstOf(
  required('common.error.codeRequired'),
  matches(PATTERN, 'common.error.codeFormat'),
);
