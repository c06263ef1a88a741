import { NAME_MAX } from './limits.ts';
import { firstOf, lengthBetween, type Rule, required } from './rule.ts';

/** The name of a person: required, of any length (R5.14). */
export const personName: Rule = required('common.error.nameRequired');

/** The name of a sub-account: required, at most 20 code points (R5.21). */
export const subAccountName: Rule = firstOf(
  personName,
  lengthBetween(1, NAME_MAX, 'common.error.nameLength20'),
);
