import { VerificationCode } from '../../../openapi/generated/constraints.ts';
import { compact } from './normalize.ts';
import { firstOf, matches, normalized, required, type TextRule } from './rule.ts';

/** The numbers in a text, such as a message with a code. */
const NUMBERS = /\d+/g;

/** Whether a text has the form of a code. */
const isCode = (text: string): boolean => VerificationCode.pattern.test(text);

/** Removes blanks and hyphens; digits become half-width. Out of a message with one code, it takes the code. */
function normalize(typed: string): string {
  const text = compact(typed).replaceAll('-', '');
  const [code, ...others] = text.match(NUMBERS)?.filter(isCode) ?? [];
  return code !== undefined && others.length === 0 ? code : text;
}

/** A verification code: required, then 6 digits. The server verifies it (R5.19). */
export const verificationCode: TextRule = normalized(
  normalize,
  firstOf(
    required('common.error.codeRequired'),
    matches(VerificationCode.pattern, 'common.error.codeFormat'),
  ),
);
