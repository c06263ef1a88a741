import { emailFormat } from './email.ts';
import { firstOf, type Rule, required } from './rule.ts';

/** The validators of the register card, with its own messages (R5.15). Its phone validator is `mobile`. */
export const registerCardName: Rule = required('registerCard.nameRequired');
export const registerCardCompany: Rule = required('registerCard.companyRequired');
export const registerCardEmail: Rule = firstOf(
  required('registerCard.emailRequired'),
  emailFormat('registerCard.emailFormat'),
);
