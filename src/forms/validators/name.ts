import { NAME_MAX } from './limits.ts';
import { lengthBetween, type TextRule } from './rule.ts';
import { line } from './text.ts';

/** The name of a person: required, of any length (R5.14). */
export const personName: TextRule = line('common.error.nameRequired');

/** The name of a sub-account: required, at most 20 code points (R5.21). */
export const subAccountName: TextRule = line(
  'common.error.nameRequired',
  lengthBetween(1, NAME_MAX, 'common.error.nameLength20'),
);
