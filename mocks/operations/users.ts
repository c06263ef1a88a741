import { paths } from '../../src/paths/paths.ts';
import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { digest } from '../db/digest.ts';
import { limits } from '../db/limits.ts';
import { closeSessions, type User } from '../db/sessions.ts';
import { readTicket } from '../db/tickets.ts';
import { checkCode, hasNoTriesLeft } from '../db/verification.ts';
import { countWrongPassword, isLocked } from '../db/wrong-passwords.ts';
import { fail, ok } from '../engine/operation.ts';
import type { Input } from './contract-types.ts';
import type { OperationsOf } from './operation.ts';
import { isNewPassword } from './password-policy.ts';
import {
  main,
  maxWrongTries,
  newMobile,
  newPassword,
  secret,
  sendNewCode,
  sendOwnCode,
  sub,
  times,
  tryNewCode,
  tryOwnCode,
  usedUp,
  verifyCurrentMobile,
  wrongCode,
} from './steps.ts';
import { need, needCode, needLogin, needNewMobile, needTicket } from './verification.ts';

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

const { atLimit } = seededAccounts;

const passwordChange = (changes: Partial<Input<'changePassword'>['body']> = {}) => ({
  body: {
    oldPassword: seededPassword,
    newPassword,
    confirmPassword: newPassword,
    code: seededCode,
    channel: 'sms' as const,
    ...changes,
  },
});

const numberChange = (mobile: string) => ({ body: { mobile, ticket: 'not-verified' } });

export const userOperations: OperationsOf<'users'> = {
  getUserDetail: {
    access: 'account',
    handle: ({ user }) => ok(toUserDetail(user)),
    screens: [{ path: paths.userInfo(), shows: 'frame' }],
    example: {},
    errors: {
      A2002: {
        replay: 'Deleting an account closes its sessions, so its token is rejected first (A0104).',
      },
      A3001: {
        replay: 'Cancelling an account closes its sessions, so its token is rejected first (A0104).',
      },
    },
    verify: { input: () => ({}) },
  },

  modifyMobile: {
    access: 'account',
    handle({ db, user, body: { mobile, ticket } }) {
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
    screens: [{ path: paths.userAccount('mobile'), shows: 'toast' }],
    example: {
      after: [...verifyCurrentMobile, sendNewCode(newMobile), tryNewCode(seededCode)],
      input: ({ verifyNewMobileCode }) => ({
        body: { mobile: newMobile, ticket: verifyNewMobileCode?.ticket ?? '' },
      }),
    },
    errors: {
      A5007: {
        cause: 'Submits a new number that was not verified within the last ten minutes.',
        input: numberChange(newMobile),
      },
      A5008: {
        cause: `Submits a new number after ${limits.codeTries} wrong codes for it.`,
        after: [...verifyCurrentMobile, sendNewCode(newMobile), ...maxWrongTries(tryNewCode(wrongCode))],
        input: numberChange(newMobile),
      },
      A5015: { cause: 'Submits an empty new number.', input: numberChange('') },
      A5016: {
        cause: 'Submits a number of an account of another company.',
        input: numberChange(atLimit.mobile),
      },
      A5017: {
        cause: 'Submits the current number of the account.',
        input: numberChange(main.mobile),
      },
      A5018: {
        cause: 'Submits a number of another account of the same company.',
        input: numberChange(sub.mobile),
      },
    },
    readBack: { by: 'getUserDetail', hidden: { ticket: usedUp } },
    verify: {
      kind: 'named',
      after: ['verifyNewMobileCode'],
      input: ({ verifyNewMobileCode }, given) => ({
        body: { mobile: needNewMobile(given), ticket: needTicket(verifyNewMobileCode?.ticket, given) },
      }),
    },
  },

  changePassword: {
    access: 'account',
    handle({ db, user, token, body: { oldPassword, newPassword, confirmPassword, code, channel } }) {
      if (isLocked(db, user)) return fail('A5021');
      if (user.passwordDigest !== digest(oldPassword))
        return fail(countWrongPassword(db, user) ? 'A5021' : 'A0108');
      if (newPassword !== confirmPassword) return fail('A5019');
      if (newPassword === oldPassword) return fail('A2008');
      if (!isNewPassword(newPassword)) return fail('A5020');
      const target = channel === 'sms' ? user.mobile : user.account;
      const refusal = checkCode(db, { scene: 'password', target }, code);
      if (refusal) return refusal === 'too-many-tries' ? fail('A5002') : fail('A5001');
      db.users.update(user.id, { passwordDigest: digest(newPassword), wrongPasswords: 0 });
      const current = token && db.sessions.get(token);
      closeSessions(db, user.id);
      if (current) db.sessions.insert({ ...current });
      return ok(null);
    },
    screens: [{ path: paths.userAccount('password'), shows: 'toast' }],
    example: { after: [sendOwnCode('password')], input: passwordChange() },
    errors: {
      A0108: {
        cause: 'Enters a wrong old password.',
        input: passwordChange({ oldPassword: newPassword }),
      },
      A2008: {
        cause: 'Reuses the old password.',
        input: passwordChange({ newPassword: seededPassword, confirmPassword: seededPassword }),
      },
      A5001: {
        cause: 'Enters a wrong or expired code.',
        after: [sendOwnCode('password')],
        input: passwordChange({ code: wrongCode }),
      },
      A5002: {
        cause: `Enters another code after ${limits.codeTries} wrong codes.`,
        after: [sendOwnCode('password'), ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
        input: passwordChange(),
      },
      A5019: {
        cause: 'Enters two different new passwords.',
        input: passwordChange({ confirmPassword: 'Different2027!' }),
      },
      A5020: {
        cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
        input: passwordChange({ newPassword: 'Sh0rt!', confirmPassword: 'Sh0rt!' }),
      },
      A5021: {
        cause: `Enters a wrong old password ${limits.wrongPasswords} times in a row, which locks the account for an hour.`,
        after: times(limits.wrongPasswords, () => [
          { id: 'changePassword', input: passwordChange({ oldPassword: newPassword }) },
        ]),
        input: passwordChange(),
      },
    },
    readBack: { never: secret },
    verify: {
      kind: 'named',
      after: ['sendEmailCode'],
      input(_, { password, newPassword: chosen, ...given }) {
        const wanted = need(chosen, 'needs --password, --new-password and --code');
        return {
          body: {
            oldPassword: needLogin(password),
            newPassword: wanted,
            confirmPassword: wanted,
            code: needCode(given),
            channel: 'email',
          },
        };
      },
    },
  },
};
