import { LOGIN_PASSWORD_MIN, NEW_PASSWORD_MIN, PASSWORD_CLASSES_MIN, PASSWORD_MAX } from './limits.ts';
import {
  asTyped,
  firstOf,
  lengthBetween,
  type MessageKey,
  matches,
  optional,
  type Rule,
  sameAs,
  type TextRule,
} from './rule.ts';

const CLASSES = [/\d/, /[a-z]/i, /[^a-z\d]/i];
const PRINTABLE_ASCII = /^[!-~]+$/;

function typed(key: MessageKey): Rule {
  return (value) => (value === '' ? key : undefined);
}

const entered = typed('common.error.passwordRequired');
const between6And20 = lengthBetween(LOGIN_PASSWORD_MIN, PASSWORD_MAX, 'common.error.passwordLength620');
const between8And20 = lengthBetween(NEW_PASSWORD_MIN, PASSWORD_MAX, 'common.error.passwordLength820');

/** At least 2 of the 3 classes digit, letter, other character (R5.10). */
export const passwordStrength: Rule = (value) => {
  const classes = CLASSES.filter((pattern) => pattern.test(value)).length;
  return classes < PASSWORD_CLASSES_MIN ? 'common.error.info17' : undefined;
};

/** The same, but an empty value passes (R5.10). */
export const passwordStrengthOrEmpty: Rule = optional(passwordStrength);

/** The password at login: entered, 6–20 characters, any classes (R5.13). */
export const loginPassword: TextRule = asTyped(firstOf(entered, between6And20));

/** The old password of a password change: required (R5.18). */
export const oldPassword: Rule = typed('common.error.oldPasswordRequired');

/** A new password of the user: 8–20 characters of 2 classes (R5.16). */
export const newPassword: TextRule = asTyped(firstOf(entered, between8And20, passwordStrength));

/** The password of a new sub-account: letters, numbers and punctuation only, 8–20, 2 classes (R5.22). */
export const subAccountPassword: Rule = firstOf(
  entered,
  between8And20,
  matches(PRINTABLE_ASCII, 'common.error.passwordAscii'),
  passwordStrength,
);

/** The password while a sub-account is edited: empty leaves it unchanged (R5.23). */
export const subAccountPasswordOrEmpty: Rule = optional(subAccountPassword);

/** Returns the validator for resetting the password of a sub-account, by language (R5.24). */
export function subAccountResetPassword(language: 'zh' | 'en'): Rule {
  const length = { en: between6And20, zh: between8And20 }[language];
  return firstOf(entered, length, passwordStrength);
}

/** Returns the validator of a password confirmation: required and equal (R5.11, R5.17). */
export function confirmPassword(password: string): Rule {
  return firstOf(typed('common.error.confirmRequired'), sameAs(password));
}
