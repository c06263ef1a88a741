import { POSTCODE_DIGITS } from './limits.ts';
import { compact } from './normalize.ts';
import { matches, normalized, type TextRule } from './rule.ts';

const normalize = (typed: string): string => compact(typed).replaceAll('-', '');

/** A postal code of exactly 6 digits (R5.6). */
export const postcode: TextRule = normalized(
  normalize,
  matches(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), 'common.error.info11'),
);
