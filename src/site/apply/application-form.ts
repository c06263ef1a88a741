import { contactFields } from '../../forms/contact.ts';
import { defineForm } from '../../forms/field-errors.ts';
import type { Fields } from '../../forms/fields.ts';
import {
  registerCardCompany,
  registerCardEmail,
  registerCardName,
} from '../../forms/validators/register-card.ts';
import { anyText } from '../../forms/validators/rule.ts';

/** The application, on a page of its own. */
export const applicationForm = defineForm({
  operations: ['submitApplication'],
  fields: { ...contactFields, product: { label: 'apply.interest.label', rule: anyText } },
  fieldErrors: { A5023: 'email' },
});

/** The contact on the register card, with its own messages. */
export const registerCardFields = {
  name: { ...contactFields.name, rule: registerCardName },
  company: { ...contactFields.company, rule: registerCardCompany },
  email: { ...contactFields.email, rule: registerCardEmail },
  mobile: contactFields.mobile,
} as const satisfies Fields;
