import { landlineFormat } from './landline.ts';
import { postcode } from './postcode.ts';
import { optional, type Rule, required } from './rule.ts';
import { websiteFormat } from './website.ts';

/** What company info needs, and the company of an application (R5.14, R5.20). */
export const companyName: Rule = required('common.error.companyRequired');
export const province: Rule = required('common.error.provinceRequired');
export const city: Rule = required('common.error.cityRequired');
export const address: Rule = required('common.error.addressRequired');

/** What company info may leave empty, each in correct form when filled in (R5.20). */
export const companyPostcode: Rule = optional(postcode);
export const companyTelephone: Rule = optional(landlineFormat);
export const companyWebsite: Rule = optional(websiteFormat);
