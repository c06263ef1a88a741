import { mobileField } from '../../forms/common-fields.ts';
import { defineForm } from '../../forms/field-errors.ts';
import type { Fields } from '../../forms/fields.ts';
import { email } from '../../forms/validators/email.ts';
import { subAccountName } from '../../forms/validators/name.ts';
import {
  passwordConfirmation,
  subAccountPassword,
  subAccountPasswordOrEmpty,
  subAccountResetPassword,
} from '../../forms/validators/password.ts';
import { anyText } from '../../forms/validators/rule.ts';

/** A password that a main account sets for another person, and its repetition. */
const passwordFields = {
  password: {
    label: 'subAccount.create.password',
    hint: 'subAccount.create.passwordHint',
    rule: subAccountPassword,
    type: 'password',
    autoComplete: 'new-password',
  },
  confirmPassword: {
    label: 'subAccount.create.confirmPassword',
    rule: passwordConfirmation,
    repeats: 'password',
    type: 'password',
    autoComplete: 'new-password',
  },
} as const satisfies Fields;

/** Data of another person, which a browser must not fill in. */
const autoComplete = 'off';

/** A new sub-account; its rules are those of an import, too. */
export const createForm = defineForm({
  operations: ['createSubUser'],
  fields: {
    account: { label: 'subAccount.create.account', rule: email, type: 'email', autoComplete },
    name: { label: 'subAccount.create.name', rule: subAccountName, autoComplete },
    mobile: { ...mobileField, label: 'subAccount.create.mobile', autoComplete },
    ...passwordFields,
  },
  fieldErrors: {
    A2001: { field: 'account', text: 'subAccount.create.accountExists' },
    A5014: 'account',
    A2013: 'name',
    // The message of the code is in English in both languages.
    A5018: { field: 'mobile', text: 'common.error.mobileUsed' },
    A5020: 'password',
    A5019: 'confirmPassword',
  },
});

const { account, ...rest } = createForm.fields;

/** An existing sub-account, whose e-mail stays, and whose password changes when a new one is entered. */
export const editForm = defineForm({
  operations: ['updateSubUser'],
  fields: {
    account: { ...account, rule: anyText },
    ...rest,
    password: {
      ...rest.password,
      label: 'subAccount.edit.password',
      hint: 'subAccount.edit.passwordHint',
      rule: subAccountPasswordOrEmpty,
    },
    confirmPassword: { ...rest.confirmPassword, rule: anyText },
  },
  fieldErrors: { A5018: { field: 'mobile', text: 'common.error.mobileUsed' }, A5020: 'password' },
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
