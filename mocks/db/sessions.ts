import type { MockDb } from './mock-db.ts';
import type { Row } from './models.ts';

export type User = Row<'user'>;

/** Opens a further session of a user. */
export function openSession(world: MockDb, user: User) {
  const now = world.clock.now();
  const session = world.sessions.insert({
    id: world.nextSecret(),
    userId: user.id,
    refreshToken: world.nextSecret(),
    expired: now + (world.nextTokenMs ?? world.limits.tokenMs),
    refreshExpired: now + world.limits.refreshTokenMs,
  });
  world.nextTokenMs = null;
  world.users.update(user.id, { lastLoginTime: now, wrongPasswords: 0 });
  return { token: session.id, refreshToken: session.refreshToken, expired: session.expired };
}

/** Ends every session of a user. */
export function closeSessions(world: MockDb, userId: string): void {
  for (const { id } of world.sessions.where('userId', userId)) world.sessions.delete(id);
}

/** Finds the user of a token: A0104 for an unknown or revoked token, A0103 for an expired one. */
export function authenticate(world: MockDb, token: string): { user: User } | { code: 'A0103' | 'A0104' } {
  const session = world.sessions.get(token);
  if (!session) return { code: 'A0104' };
  const user = world.users.get(session.userId);
  if (user?.status !== 1) return { code: 'A0104' };
  return session.expired <= world.clock.now() ? { code: 'A0103' } : { user };
}

export const isMainAccount = (user: User) => user.parentId === '0';
