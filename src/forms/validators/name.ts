import { NAME_MAX } from './limits.ts';
import { trimmed } from './normalize.ts';
import { firstOf, lengthBetween, normalized, required, type TextRule } from './rule.ts';

/** The name of a person: required, of any length (R5.14). */
export const personName: TextRule = normalized(trimmed, required('common.error.nameRequired'));

/** The name of a sub-account: required, at most 20 code points (R5.21). */
export const subAccountName: TextRule = normalized(
  trimmed,
  firstOf(personName, lengthBetween(1, NAME_MAX, 'common.error.nameLength20')),
);
