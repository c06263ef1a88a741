import { landlineFormat } from './landline.ts';
import { postcode } from './postcode.ts';
import { optional, type Rule, required } from './rule.ts';
import { websiteFormat } from './website.ts';

/** The required fields of the company information, and the company of an application (R5.14, R5.20). */
export const companyName: Rule = required('common.error.companyRequired');
export const province: Rule = required('common.error.provinceRequired');
export const city: Rule = required('common.error.cityRequired');
export const address: Rule = required('common.error.addressRequired');

/** The optional fields of the company information (R5.20). */
export const companyPostcode: Rule = optional(postcode);
export const companyTelephone: Rule = optional(landlineFormat);
export const companyWebsite: Rule = optional(websiteFormat);
