import { compact } from './normalize.ts';
import {
  firstOf,
  limited,
  type MessageKey,
  matches,
  normalized,
  required,
  type TextRule,
  wrap,
} from './rule.ts';

export const POSITIVE_INTEGER = /^[1-9]\d*$/;

/** Room for a million with blanks. */
const room = { maxLength: 9 };

/** How many: a positive integer. */
export const count: TextRule = limited(
  normalized(
    compact,
    firstOf(
      required('common.error.positiveInteger'),
      matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
    ),
  ),
  room,
);

/** The same with a maximum, whose message is `key`. */
export const countUpTo = (maximum: number, key: MessageKey): TextRule =>
  limited(
    wrap(count, (rule) => firstOf(rule, (value) => (Number(value) > maximum ? key : undefined))),
    room,
  );
