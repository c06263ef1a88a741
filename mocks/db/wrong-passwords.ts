import type { MockDb } from './mock-db.ts';
import type { User } from './sessions.ts';

/** Whether wrong passwords have locked the account. */
export const isLocked = (db: MockDb, user: User) => user.lockedUntil > db.clock.now();

/** Counts a wrong password of a login or a change. Returns whether the account is locked. */
export function countWrongPassword(db: MockDb, user: User): boolean {
  const wrongPasswords = user.wrongPasswords + 1;
  const locks = wrongPasswords >= db.limits.wrongPasswords;
  db.users.update(user.id, {
    wrongPasswords: locks ? 0 : wrongPasswords,
    lockedUntil: locks ? db.clock.now() + db.limits.lockMs : 0,
  });
  return locks;
}
