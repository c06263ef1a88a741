import type { Field } from './fields.ts';
import { mobile } from './validators/mobile.ts';
import { verificationCode } from './validators/verification-code.ts';

export const mobileField = {
  label: 'form.mobile',
  rule: mobile,
  type: 'tel',
  autoComplete: 'tel-national',
} as const satisfies Field;

export const codeField = {
  label: 'form.code',
  rule: verificationCode,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const satisfies Field;

/** A code that is the last input of its form. */
export const lastCodeField = { ...codeField, hint: 'form.codeHint', submits: true } as const satisfies Field;
