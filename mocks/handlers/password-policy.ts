import { loginPassword, passwordStrength } from '../../src/forms/rules/password.ts';

/**
 * Whether the server takes a new password: 6–20 characters, at least two of digit, letter and other.
 *
 * The floor of 6 is the lower of the two that the product's texts name; a form may ask for more.
 */
export function isStrongPassword(password: string): boolean {
  return loginPassword(password) === undefined && passwordStrength(password) === undefined;
}
