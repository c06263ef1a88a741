import type { MockDb } from './mock-db.ts';
import type { User } from './sessions.ts';

/** Whether wrong passwords have locked the account. */
export const isLocked = (world: MockDb, user: User) => user.lockedUntil > world.clock.now();

/** Counts a wrong password of a login or a change. Returns whether the account is locked. */
export function countWrongPassword(world: MockDb, user: User): boolean {
  const wrongPasswords = user.wrongPasswords + 1;
  const locks = wrongPasswords >= world.limits.wrongPasswords;
  world.users.update(user.id, {
    wrongPasswords: locks ? 0 : wrongPasswords,
    lockedUntil: locks ? world.clock.now() + world.limits.lockMs : 0,
  });
  return locks;
}
