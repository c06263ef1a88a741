import { passwordDigest } from '../db/password-digest.ts';
import { closeSessions, type User } from '../db/sessions.ts';
import { readTicket } from '../db/tickets.ts';
import { checkCode, hasNoTriesLeft } from '../db/verification.ts';
import { countWrongPassword, isLocked } from '../db/wrong-passwords.ts';
import { fail, ok } from '../engine/operation.ts';
import type { HandlersOf } from './handler.ts';
import { isNewPassword } from './password-policy.ts';

/** The user record of a login. */
export const toUserDetail = (user: User) => ({
  id: user.id,
  name: user.name,
  email: user.account,
  mobile: user.mobile,
  lastLoginTime: user.previousLoginTime ?? 0,
  parentId: user.parentId,
  de: user.de,
});

export const userHandlers: HandlersOf<'getUserDetail' | 'modifyMobile' | 'changePassword'> = {
  getUserDetail: ({ user }) => ok(toUserDetail(user)),

  modifyMobile({ db, user, body: { mobile, ticket } }) {
    if (mobile === '') return fail('A5015');
    if (mobile === user.mobile) return fail('A5017');
    const [owner] = db.users.where('mobile', mobile);
    if (owner) return fail(owner.companyId === user.companyId ? 'A5018' : 'A5016');
    if (readTicket(db, ticket, user.id, 'new-mobile') !== mobile) {
      return fail(hasNoTriesLeft(db, { scene: 'new-mobile', target: mobile }) ? 'A5008' : 'A5007');
    }
    db.tickets.delete(ticket);
    db.users.update(user.id, { mobile });
    return ok(null);
  },

  changePassword({ db, user, token, body: { oldPassword, newPassword, confirmPassword, code, channel } }) {
    if (isLocked(db, user)) return fail('A5021');
    if (user.passwordDigest !== passwordDigest(oldPassword))
      return fail(countWrongPassword(db, user) ? 'A5021' : 'A0108');
    if (newPassword !== confirmPassword) return fail('A5019');
    if (newPassword === oldPassword) return fail('A2008');
    if (!isNewPassword(newPassword)) return fail('A5020');
    const target = channel === 'sms' ? user.mobile : user.account;
    const refusal = checkCode(db, { scene: 'password', target }, code);
    if (refusal) return refusal === 'too-many-tries' ? fail('A5002') : fail('A5001');
    db.users.update(user.id, { passwordDigest: passwordDigest(newPassword), wrongPasswords: 0 });
    const current = token && db.sessions.get(token);
    closeSessions(db, user.id);
    if (current) db.sessions.insert({ ...current });
    return ok(null);
  },
};
