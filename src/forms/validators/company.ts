import { CompanyInfo, CompanyName } from '../../../openapi/generated/constraints.ts';
import { landlineFormat } from './landline.ts';
import { postcode } from './postcode.ts';
import { asTyped, limited, optional, required, type TextRule, wrap } from './rule.ts';
import { line } from './text.ts';
import { websiteFormat } from './website.ts';

/** The required fields of the company information, and the company of an application (R5.14, R5.20). */
export const companyName: TextRule = limited(line('common.error.companyRequired'), CompanyName);
export const province: TextRule = asTyped(required('common.error.provinceRequired'));
export const city: TextRule = asTyped(required('common.error.cityRequired'));
export const address: TextRule = limited(line('common.error.addressRequired'), CompanyInfo.address);

/** The optional fields of the company information (R5.20). */
export const companyPostcode: TextRule = wrap(postcode, optional);
export const companyTelephone: TextRule = wrap(landlineFormat, optional);
export const companyWebsite: TextRule = limited(wrap(websiteFormat, optional), CompanyInfo.website);
