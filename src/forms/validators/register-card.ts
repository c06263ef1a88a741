import { emailFormat } from './email.ts';
import { firstOf, type Rule, required } from './rule.ts';

/** The register card asks what the apply form asks, in words of its own (R5.15). Its phone rule is `mobile`. */
export const registerCardName: Rule = required('registerCard.nameRequired');
export const registerCardCompany: Rule = required('registerCard.companyRequired');
export const registerCardEmail: Rule = firstOf(
  required('registerCard.emailRequired'),
  emailFormat('registerCard.emailFormat'),
);
