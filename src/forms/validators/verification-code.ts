import { CODE_DIGITS } from './limits.ts';
import { compact } from './normalize.ts';
import { firstOf, matches, normalized, required, type TextRule } from './rule.ts';

const PATTERN = new RegExp(`^\\d{${CODE_DIGITS}}$`);
/** A code within other text, such as its message. */
const WITHIN = new RegExp(`(?<!\\d)\\d{${CODE_DIGITS}}(?!\\d)`, 'g');

/** Removes blanks and hyphens; digits become half-width. Out of a message with one code, it takes the code. */
function normalize(typed: string): string {
  const text = compact(typed).replaceAll('-', '');
  const [code, ...others] = text.match(WITHIN) ?? [];
  return code !== undefined && others.length === 0 ? code : text;
}

/** A verification code: required, then 6 digits. The server verifies it (R5.19). */
export const verificationCode: TextRule = normalized(
  normalize,
  firstOf(required('common.error.codeRequired'), matches(PATTERN, 'common.error.codeFormat')),
);
