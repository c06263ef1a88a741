import { emailFormat } from './email.ts';
import { firstOf, normalized, required, type TextRule } from './rule.ts';
import { line } from './text.ts';

/** The validators of the register card, with its own messages (R5.15). Its phone validator is `mobile`. */
export const registerCardName: TextRule = line('registerCard.nameRequired');
export const registerCardCompany: TextRule = line('registerCard.companyRequired');
const format = emailFormat('registerCard.emailFormat');
export const registerCardEmail: TextRule = normalized(
  format.normalize,
  firstOf(required('registerCard.emailRequired'), format),
);
