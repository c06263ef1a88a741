import type { FieldErrors } from './field-errors.ts';

/** The field that refusals to send a verification code concern, before and after the login. */
export const sendCodeErrors = {
  A2003: 'code',
  A2004: 'code',
  A5003: 'code',
  A5004: { field: 'code', text: 'form.codeLimit.minute' },
  A5005: { field: 'code', text: 'form.codeLimit.hour' },
  A5006: { field: 'code', text: 'form.codeLimit.day' },
} as const satisfies FieldErrors<'code', 'sendLoginSms'> &
  FieldErrors<'code', 'sendUserSms' | 'sendEmailCode'>;
