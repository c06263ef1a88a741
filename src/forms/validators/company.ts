import { landlineFormat } from './landline.ts';
import { postcode } from './postcode.ts';
import { optional, type Rule, required, type TextRule, wrap } from './rule.ts';
import { line } from './text.ts';
import { websiteFormat } from './website.ts';

/** The required fields of the company information, and the company of an application (R5.14, R5.20). */
export const companyName: TextRule = line('common.error.companyRequired');
export const province: Rule = required('common.error.provinceRequired');
export const city: Rule = required('common.error.cityRequired');
export const address: TextRule = line('common.error.addressRequired');

/** The optional fields of the company information (R5.20). */
export const companyPostcode: TextRule = wrap(postcode, optional);
export const companyTelephone: TextRule = wrap(landlineFormat, optional);
export const companyWebsite: TextRule = wrap(websiteFormat, optional);
