import { lastCodeField, mobileField } from '../../forms/common-fields.ts';
import { defineForm } from '../../forms/field-errors.ts';
import { newPasswordField, repeatedPasswordField } from '../../forms/password-fields.ts';
import { sendCodeErrors } from '../../forms/send-code-errors.ts';
import { newMobile } from '../../forms/validators/mobile.ts';
import { oldPassword } from '../../forms/validators/password.ts';

export const passwordForm = defineForm({
  operations: ['changePassword', 'sendUserSms', 'sendEmailCode'],
  fields: {
    oldPassword: {
      label: 'account.password.old',
      rule: oldPassword,
      type: 'password',
      autoComplete: 'current-password',
    },
    newPassword: {
      ...newPasswordField,
      label: 'account.password.new',
      hint: 'account.password.hint',
      differsFrom: 'oldPassword',
    },
    confirmPassword: { ...repeatedPasswordField, label: 'account.password.confirm', repeats: 'newPassword' },
    code: lastCodeField,
  },
  fieldErrors: {
    A0108: 'oldPassword',
    A5021: 'oldPassword',
    A2008: 'newPassword',
    A5020: 'newPassword',
    A5019: 'confirmPassword',
    A5001: 'code',
    A5002: 'code',
    ...sendCodeErrors,
  },
});

export const currentMobileForm = defineForm({
  operations: ['verifyCurrentMobileCode', 'sendUserSms'],
  fields: { code: lastCodeField },
  fieldErrors: { A2005: 'code', A5001: 'code', A5002: 'code', ...sendCodeErrors },
});

/** @param current the number that the new one replaces */
export const newMobileForm = (current: string) =>
  defineForm({
    operations: ['sendNewMobileSms', 'verifyNewMobileCode', 'modifyMobile'],
    fields: {
      mobile: { ...mobileField, label: 'account.mobile.new', rule: newMobile(current) },
      code: lastCodeField,
    },
    fieldErrors: {
      A5015: 'mobile',
      A5016: 'mobile',
      // The messages of these codes are in English in both languages.
      A5017: { field: 'mobile', text: 'common.error.mobileSame' },
      A5018: { field: 'mobile', text: 'common.error.mobileUsed' },
      A5007: 'code',
      A5008: 'code',
      A5009: 'code',
      A5010: { field: 'code', text: 'form.codeLimit.minute' },
      A5011: { field: 'code', text: 'form.codeLimit.hour' },
      A5012: { field: 'code', text: 'form.codeLimit.day' },
    },
  });
