import { PersonName, SubUserName } from '../../../openapi/generated/constraints.ts';
import { lengthBetween, limited, type TextRule } from './rule.ts';
import { line } from './text.ts';

/** The name of a person: required, without a message for its length (R5.14). */
export const personName: TextRule = limited(line('common.error.nameRequired'), PersonName);

/** The name of a sub-account: required, at most 20 code points (R5.21). */
export const subAccountName: TextRule = line(
  'common.error.nameRequired',
  lengthBetween(1, SubUserName.maxLength, 'common.error.nameLength20'),
);
