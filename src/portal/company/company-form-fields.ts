import type { components } from '../../../openapi/generated/schema.d.ts';
import { defineForm } from '../../forms/field-errors.ts';
import type { Fields } from '../../forms/fields.ts';
import {
  address,
  city,
  companyName,
  companyPostcode,
  companyTelephone,
  companyWebsite,
  province,
} from '../../forms/validators/company.ts';

const fields = {
  name: { label: 'company.name', rule: companyName, autoComplete: 'organization', isWide: true },
  province: { label: 'company.province', rule: province, autoComplete: 'address-level1' },
  city: { label: 'company.city', rule: city, autoComplete: 'address-level2' },
  address: { label: 'company.address', rule: address, autoComplete: 'street-address', isWide: true },
  postcode: {
    label: 'company.postcode',
    rule: companyPostcode,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  telephone: {
    label: 'company.telephone',
    hint: 'company.telephoneHint',
    rule: companyTelephone,
    type: 'tel',
    autoComplete: 'tel',
  },
  website: {
    label: 'company.website',
    hint: 'company.websiteHint',
    rule: companyWebsite,
    type: 'url',
    autoComplete: 'url',
    isWide: true,
  },
} satisfies Fields<keyof components['schemas']['CompanyInfo']>;

/** The company information: a form for the main account, and a read-only view for its sub-accounts. */
export const companyForm = defineForm({ operations: ['saveCompanyInfo'], fields, fieldErrors: {} });
