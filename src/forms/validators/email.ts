import { Email } from '../../../openapi/generated/constraints.ts';
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
  wrap,
} from './rule.ts';

/** An address with the name of its owner, as mail programs copy it. */
const WITH_NAME = /^[^<>@]*<([^<>]*)>/;
const AROUND_START = /^(?:[\s<>()[\]"'“”‘’,;:、]|mailto:)+/;
/** It starts where such characters begin: from each of them, a long text would take quadratic time. */
const AROUND_END = /(?<![\s<>()[\]"'“”‘’,;:、.])[\s<>()[\]"'“”‘’,;:、.]+$/;

/**
 * Removes invisible characters, blanks, quotes, brackets and separators around an address, and the name before it; letters become
 * half-width and small (R5.2).
 */
function normalize(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(invisible, '')
    .replaceAll('。', '.');
  return text.trim().replace(WITH_NAME, '$1').replace(AROUND_START, '').replace(AROUND_END, '');
}

/** Validates the format of an e-mail address; `key` is the message of the form (R5.2). */
export const emailFormat = (key: MessageKey): TextRule =>
  normalized(normalize, firstOf(matches(Email.pattern, key), lengthBetween(1, Email.maxLength, key)));

/** The e-mail of login, application and sub-accounts: required, then valid (R5.12, R5.14, R5.21). */
export const email: TextRule = wrap(emailFormat('common.error.emailFormat'), (format) =>
  firstOf(required('common.error.emailRequired'), format),
);

/** The same for an optional field. */
export const optionalEmail: TextRule = wrap(email, optional);
