import { EMAIL_MAX } from './limits.ts';
import { invisible } from './normalize.ts';
import {
  firstOf,
  lengthBetween,
  type MessageKey,
  matches,
  normalized,
  optional,
  required,
  type TextRule,
} from './rule.ts';

const PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Removes blanks around an address and invisible characters; letters become half-width and small (R5.2). */
const normalize = (typed: string): string =>
  typed.normalize('NFKC').replace(invisible, '').trim().toLowerCase();

/** Validates the format of an e-mail address; `key` is the message of the form (R5.2). */
export const emailFormat = (key: MessageKey): TextRule =>
  normalized(normalize, firstOf(matches(PATTERN, key), lengthBetween(1, EMAIL_MAX, key)));

/** The e-mail of login, application and sub-accounts: required, then valid (R5.12, R5.14, R5.21). */
export const email: TextRule = normalized(
  normalize,
  firstOf(required('common.error.emailRequired'), emailFormat('common.error.emailFormat')),
);

/** The same for an optional field. */
export const optionalEmail: TextRule = normalized(normalize, optional(email));
