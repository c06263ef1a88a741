import { unsavedInfo } from '../db/companies.ts';
import type { MockDb } from '../db/mock-db.ts';
import { passwordDigest } from '../db/password-digest.ts';
import { closeSessions, openSession } from '../db/sessions.ts';
import { checkCode } from '../db/verification.ts';
import { countWrongPassword, isLocked } from '../db/wrong-passwords.ts';
import { fail, ok } from '../engine/operation.ts';
import type { HandlersOf } from './handler.ts';
import { isNewPassword } from './password-policy.ts';

const byAccount = (db: MockDb, account: string) => db.users.where('account', account.trim().toLowerCase())[0];
const byMobile = (db: MockDb, mobile: string) => db.users.where('mobile', mobile)[0];

export const authHandlers: HandlersOf<
  'loginBySms' | 'loginByPassword' | 'registerBySms' | 'refreshToken' | 'resetPassword' | 'logout'
> = {
  loginBySms({ db, body: { mobile, code } }) {
    if (mobile === '') return fail('A2011');
    const user = byMobile(db, mobile);
    if (!user) return fail('A2002');
    const refusal = checkCode(db, { scene: 'login', target: mobile }, code);
    if (refusal === 'too-many-tries') return fail('A2003');
    if (refusal === 'expired') return fail('A2005');
    if (refusal) return fail('A0106');
    return user.status === 1 ? ok(openSession(db, user)) : fail('A3001');
  },

  loginByPassword({ db, body: { account, password } }) {
    const user = byAccount(db, account);
    if (!user) return fail('A0101');
    if (isLocked(db, user)) return fail('A0105');
    if (user.passwordDigest !== passwordDigest(password))
      return countWrongPassword(db, user) ? fail('A0105') : fail('A0102');
    if (user.status !== 1) return fail('A3001');
    return user.mustChangePassword ? fail('A0107') : ok(openSession(db, user));
  },

  registerBySms({ db, body: { mobile, code, name, email, company, password } }) {
    const account = email.toLowerCase();
    const sameAccount = byAccount(db, account);
    if (sameAccount) return fail(sameAccount.status === 2 ? 'A2001' : 'A5014');
    if (byMobile(db, mobile)) return fail('A5016');
    if (db.companies.all().some((row) => row.name === company)) return fail('A2013');
    if (!isNewPassword(password)) return fail('A5020');
    if (checkCode(db, { scene: 'register', target: mobile }, code)) return fail('A0106');

    const companyId = db.nextId('c');
    db.companies.insert({ id: companyId, name: company, ...unsavedInfo });
    const user = db.users.insert({
      id: db.nextId('u'),
      companyId,
      parentId: '0',
      account,
      name,
      mobile,
      passwordDigest: passwordDigest(password),
      status: 1,
      de: 0,
      productIds: [],
      serviceIds: [],
      createTime: db.clock.now(),
      lastLoginTime: null,
      previousLoginTime: null,
      wrongPasswords: 0,
      lockedUntil: 0,
      mustChangePassword: false,
    });
    return ok(openSession(db, user));
  },

  refreshToken({ db, body: { token, refreshToken } }) {
    const [session] = db.sessions.where('refreshToken', refreshToken);
    const user = db.users.get(session?.userId ?? '');
    if (!session || user?.status !== 1) return fail('A0401');
    if (session.id !== token) return fail('A0104');
    if (session.refreshExpired <= db.clock.now()) return fail('A0103');
    db.sessions.delete(session.id);
    return ok(openSession(db, user));
  },

  resetPassword({ db, body: { mobile, code, password, confirmPassword } }) {
    const user = byMobile(db, mobile);
    if (!user) return fail('A2002');
    if (password !== confirmPassword) return fail('A5019');
    if (!isNewPassword(password)) return fail('A5020');
    const refusal = checkCode(db, { scene: 'reset', target: mobile }, code);
    if (refusal) return refusal === 'expired' ? fail('A2005') : fail('A0106');
    db.users.update(user.id, {
      passwordDigest: passwordDigest(password),
      mustChangePassword: false,
      wrongPasswords: 0,
      lockedUntil: 0,
    });
    closeSessions(db, user.id);
    return ok(null);
  },

  logout({ db, token }) {
    if (token) db.sessions.delete(token);
    return ok(null);
  },
};
