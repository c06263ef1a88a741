import {
  asTyped,
  entered,
  firstOf,
  lengthBetween,
  limited,
  matches,
  optional,
  type Rule,
  type TextRule,
} from './rule.ts';

// The contract knows passwords encrypted, and so has no limits of theirs.
export const LOGIN_PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
export const PASSWORD_CLASSES_MIN = 2;

const CLASSES = [/\d/, /[a-z]/i, /[^a-z\d]/i];
const PRINTABLE_ASCII = /^[!-~]+$/;

const required = entered('common.error.passwordRequired');
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
export const loginPassword: TextRule = asTyped(firstOf(required, between6And20));

/** The old password of a password change: required (R5.18). The control ends the input before RSA, whose texts are short, refuses it. */
export const oldPassword: TextRule = limited(asTyped(entered('common.error.oldPasswordRequired')), {
  maxLength: 2 * PASSWORD_MAX,
});

/** A new password of the user: 8–20 characters of 2 classes (R5.16). */
export const newPassword: TextRule = asTyped(firstOf(required, between8And20, passwordStrength));

/** The password of a new sub-account: letters, numbers and punctuation only, 8–20, 2 classes (R5.22). */
export const subAccountPassword: TextRule = asTyped(
  firstOf(required, between8And20, matches(PRINTABLE_ASCII, 'common.error.passwordAscii'), passwordStrength),
);

/** Returns the validator for resetting the password of a sub-account, by language (R5.24). */
export function subAccountResetPassword(language: 'zh' | 'en'): TextRule {
  const length = { en: between6And20, zh: between8And20 }[language];
  return asTyped(firstOf(required, length, passwordStrength));
}

/** The confirmation of a password: required. The form compares it with the password (R5.11, R5.17). */
export const passwordConfirmation: TextRule = asTyped(entered('common.error.confirmRequired'));
