import { emailFormat } from './email.ts';
import { firstOf, required, type TextRule, wrap } from './rule.ts';
import { line } from './text.ts';

/** The validators of the register card, with its own messages (R5.15). Its phone validator is `mobile`. */
export const registerCardName: TextRule = line('registerCard.nameRequired');
export const registerCardCompany: TextRule = line('registerCard.companyRequired');
export const registerCardEmail: TextRule = wrap(emailFormat('registerCard.emailFormat'), (format) =>
  firstOf(required('registerCard.emailRequired'), format),
);
