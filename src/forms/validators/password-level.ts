import { NEW_PASSWORD_MIN, passwordStrength } from './password.ts';

/** The minimum length of a strong password with all classes. */
const strongLength = 12;

/** The strength of a password: empty, too weak, sufficient or strong. */
type PasswordLevel = 0 | 1 | 2 | 3;

/** Rates a password for display. The validators decide whether it is accepted. */
export function passwordLevel(password: string): PasswordLevel {
  if (password === '') return 0;
  if ([...password].length < NEW_PASSWORD_MIN || passwordStrength(password)) return 1;
  const hasAll = [/\d/, /[a-z]/i, /[^a-z\d]/i].every((pattern) => pattern.test(password));
  return hasAll && [...password].length >= strongLength ? 3 : 2;
}
