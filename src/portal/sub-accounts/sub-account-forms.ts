import { mobileField } from '../../forms/common-fields.ts';
import { defineForm } from '../../forms/field-errors.ts';
import type { Fields } from '../../forms/fields.ts';
import { newPasswordField, repeatedPasswordField } from '../../forms/password-fields.ts';
import { email } from '../../forms/validators/email.ts';
import { subAccountName } from '../../forms/validators/name.ts';
import { subAccountPassword, subAccountResetPassword } from '../../forms/validators/password.ts';

/** A password that a main account sets for another person, and its repetition. */
const passwordFields = {
  password: {
    ...newPasswordField,
    label: 'subAccount.create.password',
    hint: 'subAccount.create.passwordHint',
    rule: subAccountPassword,
  },
  confirmPassword: {
    ...repeatedPasswordField,
    label: 'subAccount.create.confirmPassword',
    repeats: 'password',
  },
} as const satisfies Fields;

/** Data of another person, which a browser must not fill in. */
const autoComplete = 'off';

const account = { label: 'subAccount.create.account', rule: email, type: 'email', autoComplete } as const;
const person = {
  name: { label: 'subAccount.create.name', rule: subAccountName, autoComplete },
  mobile: { ...mobileField, label: 'subAccount.create.mobile', autoComplete },
} as const satisfies Fields;

// The message of the code is in English in both languages.
const mobileUsed = { field: 'mobile', text: 'common.error.mobileUsed' } as const;
// The message of the code speaks of a user name, which these forms do not have.
const nameUsed = { field: 'name', text: 'subAccount.create.nameExists' } as const;

/** A new sub-account; its rules are those of an import, too. */
export const createForm = defineForm({
  operations: ['createSubUser'],
  fields: { account, ...person, ...passwordFields },
  fieldErrors: {
    A2001: { field: 'account', text: 'subAccount.create.accountExists' },
    A5014: 'account',
    A2013: nameUsed,
    A5018: mobileUsed,
    A5020: 'password',
    A5019: 'confirmPassword',
  },
});

/** An existing sub-account, whose e-mail stays, and whose password has its own dialog. */
export const editForm = defineForm({
  operations: ['updateSubUser'],
  fields: person,
  fieldErrors: { A2013: nameUsed, A5018: mobileUsed },
});

export const resetPasswordForm = (language: 'zh' | 'en') =>
  defineForm({
    operations: ['resetSubUserPassword'],
    fields: {
      password: {
        ...passwordFields.password,
        label: 'subAccount.reset.password',
        hint: 'subAccount.reset.hint',
        rule: subAccountResetPassword(language),
      },
      confirmPassword: { ...passwordFields.confirmPassword, label: 'subAccount.reset.confirmPassword' },
    },
    fieldErrors: { A2009: 'password', A5020: 'password', A5019: 'confirmPassword' },
  });
