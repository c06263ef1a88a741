import { emailFormat } from './email.ts';
import { trimmed } from './normalize.ts';
import { firstOf, normalized, required, type TextRule } from './rule.ts';

/** The validators of the register card, with its own messages (R5.15). Its phone validator is `mobile`. */
export const registerCardName: TextRule = normalized(trimmed, required('registerCard.nameRequired'));
export const registerCardCompany: TextRule = normalized(trimmed, required('registerCard.companyRequired'));
const format = emailFormat('registerCard.emailFormat');
export const registerCardEmail: TextRule = normalized(
  format.normalize,
  firstOf(required('registerCard.emailRequired'), format),
);
