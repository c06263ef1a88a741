import {
  loginPassword,
  newPassword,
  passwordStrength,
  subAccountPassword,
} from '../../src/forms/rules/password.ts';

/** Whether an account's own new password will do: 8–20 characters, at least two of digit, letter and other. */
export const isNewPassword = (password: string) => newPassword(password) === undefined;

/** Whether a sub-account can be created or edited with the password: the same, and printable ASCII only. */
export const isSubAccountPassword = (password: string) => subAccountPassword(password) === undefined;

/** Whether a sub-account's password can be reset to one of this length: 6–20, the lower floor of the two texts. */
export const hasResetLength = (password: string) => loginPassword(password) === undefined;

/** Whether a password mixes at least two of digit, letter and other. */
export const isStrong = (password: string) => passwordStrength(password) === undefined;
