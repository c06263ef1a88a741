import { compact } from './normalize.ts';
import { firstOf, limited, matches, normalized, required, type TextRule } from './rule.ts';

export const POSITIVE_INTEGER = /^[1-9]\d*$/;

/** How many: a positive integer. The control has room for a million with blanks. */
export const count: TextRule = limited(
  normalized(
    compact,
    firstOf(
      required('common.error.positiveInteger'),
      matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
    ),
  ),
  { maxLength: 9 },
);
