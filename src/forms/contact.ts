import { mobileField } from './common-fields.ts';
import type { Fields } from './fields.ts';
import { companyName } from './validators/company.ts';
import { email } from './validators/email.ts';
import { personName } from './validators/name.ts';

export const contactFields = {
  name: { label: 'form.name', rule: personName, autoComplete: 'name' },
  company: { label: 'form.company', rule: companyName, autoComplete: 'organization' },
  email: { label: 'form.email', rule: email, type: 'email', autoComplete: 'email' },
  mobile: { ...mobileField, hint: 'form.mobileHint' },
} as const satisfies Fields;

export type ContactValues = Record<keyof typeof contactFields, string>;
