import { CompanyName, PersonName } from '../../../openapi/generated/constraints.ts';
import { emailFormat } from './email.ts';
import { firstOf, limited, required, type TextRule, wrap } from './rule.ts';
import { line } from './text.ts';

/** The validators of the register card, with its own messages (R5.15). Its phone validator is `mobile`. */
export const registerCardName: TextRule = limited(line('registerCard.nameRequired'), PersonName);
export const registerCardCompany: TextRule = limited(line('registerCard.companyRequired'), CompanyName);
export const registerCardEmail: TextRule = wrap(emailFormat('registerCard.emailFormat'), (format) =>
  firstOf(required('registerCard.emailRequired'), format),
);
