import { codeField, lastCodeField, mobileField } from '../../forms/common-fields.ts';
import { contactFields } from '../../forms/contact.ts';
import { defineForm } from '../../forms/field-errors.ts';
import { newPasswordField, repeatedPasswordField } from '../../forms/password-fields.ts';
import { sendCodeErrors } from '../../forms/send-code-errors.ts';
import { email, optionalEmail } from '../../forms/validators/email.ts';
import { loginPassword } from '../../forms/validators/password.ts';

const accountField = { label: 'form.email', rule: email, type: 'email', autoComplete: 'username' } as const;

/** The fields that refusals to send a code before the login concern. */
const loginCodeErrors = { A2002: 'mobile', A2011: 'mobile', ...sendCodeErrors } as const;

export const passwordLoginForm = defineForm({
  operations: ['loginByPassword'],
  fields: {
    account: accountField,
    password: {
      label: 'form.password',
      rule: loginPassword,
      type: 'password',
      autoComplete: 'current-password',
    },
  },
  fieldErrors: { A0101: 'password', A0102: 'password' },
});

export const smsLoginForm = defineForm({
  operations: ['loginBySms', 'sendLoginSms'],
  fields: { mobile: mobileField, code: lastCodeField },
  fieldErrors: { ...loginCodeErrors, A0106: 'code', A2005: 'code' },
});

export const forgotPasswordForm = defineForm({
  operations: ['resetPassword', 'sendLoginSms'],
  fields: {
    mobile: mobileField,
    code: codeField,
    account: {
      ...accountField,
      label: 'login.forgot.account',
      hint: 'login.forgot.accountHint',
      rule: optionalEmail,
    },
    password: { ...newPasswordField, label: 'login.forgot.password', hint: 'login.forgot.hint' },
    confirmPassword: { ...repeatedPasswordField, label: 'login.forgot.confirmPassword', repeats: 'password' },
  },
  fieldErrors: {
    ...loginCodeErrors,
    A0106: 'code',
    A2005: 'code',
    A5019: 'confirmPassword',
    A5020: 'password',
  },
});

export const registerForm = defineForm({
  operations: ['registerBySms', 'sendLoginSms'],
  fields: {
    name: contactFields.name,
    company: contactFields.company,
    email: accountField,
    mobile: mobileField,
    code: codeField,
    password: { ...newPasswordField, label: 'form.password', hint: 'login.forgot.hint' },
  },
  fieldErrors: {
    ...loginCodeErrors,
    A2013: 'name',
    A2001: 'email',
    A5014: 'email',
    A5016: 'mobile',
    A0106: 'code',
    A5020: 'password',
  },
});
