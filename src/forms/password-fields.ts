import type { Field } from './fields.ts';
import { newPassword, passwordConfirmation } from './validators/password.ts';

/** A new password of the user. */
export const newPasswordField = {
  rule: newPassword,
  type: 'password',
  autoComplete: 'new-password',
} as const satisfies Omit<Field, 'label'>;

/** The repetition of a new password. */
export const repeatedPasswordField = {
  ...newPasswordField,
  rule: passwordConfirmation,
} as const satisfies Omit<Field, 'label'>;
