import type { FieldErrors } from '../../forms/field-errors.ts';

/** The field that refusals to send a code to the signed-in user concern. */
export const userCodeErrors: FieldErrors<{ code: string }, 'sendUserSms' | 'sendEmailCode'> = {
  A2003: 'code',
  A2004: 'code',
  A5003: 'code',
  A5004: { field: 'code', text: 'form.codeLimit.minute' },
  A5005: { field: 'code', text: 'form.codeLimit.hour' },
  A5006: { field: 'code', text: 'form.codeLimit.day' },
};
