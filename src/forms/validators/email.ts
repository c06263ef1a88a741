import { EMAIL_MAX } from './limits.ts';
import { firstOf, lengthBetween, type MessageKey, matches, type Rule, required } from './rule.ts';

const PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Normalizes an e-mail address: trimmed, in lower case (R5.2). */
export function cleanEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Validates the format of a normalized e-mail address; `key` is the message of the form (R5.2). */
export function emailFormat(key: MessageKey): Rule {
  const form = firstOf(matches(PATTERN, key), lengthBetween(1, EMAIL_MAX, key));
  return (value) => form(cleanEmail(value));
}

/** The e-mail of login, application and sub-accounts: required, then valid (R5.12, R5.14, R5.21). */
export const email: Rule = firstOf(
  required('common.error.emailRequired'),
  emailFormat('common.error.emailFormat'),
);
