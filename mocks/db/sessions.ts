import type { MockDb } from './mock-db.ts';
import type { Row } from './tables.ts';

export type User = Row<'users'>;

/** Opens a further session of a user. */
export function openSession(db: MockDb, user: User) {
  const now = db.clock.now();
  const session = db.sessions.insert({
    id: db.nextSecret(),
    userId: user.id,
    refreshToken: db.nextSecret(),
    expired: now + (db.settings.nextTokenMs ?? db.limits.tokenMs),
    refreshExpired: now + db.limits.refreshTokenMs,
  });
  db.settings.nextTokenMs = null;
  db.users.update(user.id, { previousLoginTime: user.lastLoginTime, lastLoginTime: now, wrongPasswords: 0 });
  return { token: session.id, refreshToken: session.refreshToken, expired: session.expired };
}

/** Ends every session of a user. */
export function closeSessions(db: MockDb, userId: string): void {
  for (const { id } of db.sessions.where('userId', userId)) db.sessions.delete(id);
}

/** The account of tokens of another backend; undefined where such tokens are rejected. */
export const foreignUser = (db: MockDb): User | undefined => db.users.get(db.foreignUserId ?? '');

/** Finds the user of a token: A0104 for an unknown or revoked token, A0103 for an expired one. */
export function authenticate(db: MockDb, token: string): { user: User } | { code: 'A0103' | 'A0104' } {
  const session = db.sessions.get(token);
  const foreign = session ? undefined : foreignUser(db);
  if (foreign) return { user: foreign };
  if (!session) return { code: 'A0104' };
  const user = db.users.get(session.userId);
  if (user?.status !== 1) return { code: 'A0104' };
  return session.expired <= db.clock.now() ? { code: 'A0103' } : { user };
}

export const isMainAccount = (user: User) => user.parentId === '0';
