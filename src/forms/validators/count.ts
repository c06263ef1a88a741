import { compact } from './normalize.ts';
import {
  atMost,
  firstOf,
  limited,
  type MessageKey,
  matches,
  normalized,
  required,
  type TextRule,
} from './rule.ts';

export const POSITIVE_INTEGER = /^[1-9]\d*$/;

/** How many: a positive integer up to a maximum, whose message is `key`. The control has room for a million with blanks. */
export const countUpTo = (maximum: number, key: MessageKey): TextRule =>
  limited(
    normalized(
      compact,
      firstOf(
        required('common.error.positiveInteger'),
        matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
        atMost(maximum, key),
      ),
    ),
    { maxLength: 9 },
  );
