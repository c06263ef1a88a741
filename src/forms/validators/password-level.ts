import { NEW_PASSWORD_MIN } from './limits.ts';
import { passwordStrength } from './password.ts';

/** From which length on a password of all classes counts as strong. */
const strongLength = 12;

/** How much a password withstands: nothing typed, too weak to be taken, enough, or strong. */
type PasswordLevel = 0 | 1 | 2 | 3;

/** Judges a password while it is typed; it says no more than the rules, and the rules decide. */
export function passwordLevel(password: string): PasswordLevel {
  if (password === '') return 0;
  if ([...password].length < NEW_PASSWORD_MIN || passwordStrength(password)) return 1;
  const hasAll = [/\d/, /[a-z]/i, /[^a-z\d]/i].every((pattern) => pattern.test(password));
  return hasAll && [...password].length >= strongLength ? 3 : 2;
}
