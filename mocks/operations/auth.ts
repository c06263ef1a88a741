import { paths } from '../../src/paths/paths.ts';
import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { digest } from '../db/digest.ts';
import { limits } from '../db/limits.ts';
import type { MockDb } from '../db/mock-db.ts';
import { closeSessions, foreignUser, openSession } from '../db/sessions.ts';
import { checkCode } from '../db/verification.ts';
import { countWrongPassword, isLocked } from '../db/wrong-passwords.ts';
import { fail, ok } from '../engine/operation.ts';
import type { Input } from './contract-types.ts';
import type { ExampleCall, OperationsOf } from './operation.ts';
import { isNewPassword } from './password-policy.ts';
import {
  logIn,
  main,
  maxWrongTries,
  newMobile,
  newPassword,
  secret,
  sendLoginCode,
  times,
  unusedMobile,
  usedUp,
  wait,
  wrongCode,
} from './steps.ts';
import { needCode, needLogin, needOwnMobile } from './verification.ts';

const byAccount = (db: MockDb, account: string) => db.users.where('account', account.trim().toLowerCase())[0];
const byMobile = (db: MockDb, mobile: string) => db.users.where('mobile', mobile)[0];

const { cancelled, firstLogin } = seededAccounts;

const smsLogin = (mobile: string, code: string = seededCode) => ({ body: { mobile, code } });
const tryLogin = { id: 'loginBySms' as const, input: smsLogin(main.mobile, wrongCode) };

const lastLogin: ExampleCall<'refreshToken'>['input'] = ({ loginByPassword }) => ({
  body: { token: loginByPassword?.token ?? '', refreshToken: loginByPassword?.refreshToken ?? '' },
});

const registration = (changes: Partial<Input<'registerBySms'>['body']> = {}) => ({
  body: {
    mobile: newMobile,
    code: seededCode,
    name: '新客户',
    email: 'brand-new@example.com',
    company: '全新演示公司',
    password: newPassword,
    ...changes,
  },
});

const reset = (changes: Partial<Input<'resetPassword'>['body']> = {}) => ({
  body: {
    mobile: main.mobile,
    code: seededCode,
    password: newPassword,
    confirmPassword: newPassword,
    ...changes,
  },
});

export const authOperations: OperationsOf<'auth'> = {
  loginBySms: {
    handle({ db, body: { mobile, code } }) {
      if (mobile === '') return fail('A2011');
      const user = byMobile(db, mobile);
      if (!user) return fail('A2002');
      const refusal = checkCode(db, { scene: 'login', target: mobile }, code);
      if (refusal === 'too-many-tries') return fail('A2003');
      if (refusal === 'expired') return fail('A2005');
      if (refusal) return fail('A0106');
      return user.status === 1 ? ok(openSession(db, user)) : fail('A3001');
    },
    screens: [{ path: paths.login(undefined, 'sms'), shows: 'toast' }],
    example: {
      after: [sendLoginCode(main.mobile)],
      input: smsLogin(main.mobile),
    },
    errors: {
      A0106: {
        cause: 'Enters a wrong code.',
        after: [sendLoginCode(main.mobile)],
        input: smsLogin(main.mobile, wrongCode),
      },
      A2002: {
        cause: 'Enters a number without an account.',
        input: smsLogin(newMobile),
      },
      A2003: {
        cause: `Enters another code after ${limits.codeTries} wrong codes.`,
        after: [sendLoginCode(main.mobile), ...maxWrongTries(tryLogin)],
        input: smsLogin(main.mobile),
      },
      A2005: {
        cause: 'Enters the code more than five minutes after it was sent, or a second time.',
        after: [sendLoginCode(main.mobile), wait(limits.codeMs)],
        input: smsLogin(main.mobile),
      },
      A2011: { cause: 'Submits an empty number.', input: smsLogin('') },
      A3001: {
        cause: 'Logs in to a cancelled or closed account.',
        after: [sendLoginCode(cancelled.mobile)],
        input: smsLogin(cancelled.mobile),
      },
    },
    readBack: { never: usedUp },
    verify: {
      after: ['sendLoginSms'],
      input: (known, given) => ({ body: { mobile: needOwnMobile(known), code: needCode(given) } }),
    },
  },

  loginByPassword: {
    handle({ db, body: { account, password } }) {
      const user = byAccount(db, account);
      if (!user) return fail('A0101');
      if (isLocked(db, user)) return fail('A0105');
      if (user.passwordDigest !== digest(password))
        return countWrongPassword(db, user) ? fail('A0105') : fail('A0102');
      if (user.status !== 1) return fail('A3001');
      return user.mustChangePassword ? fail('A0107') : ok(openSession(db, user));
    },
    screens: [{ path: paths.login(), shows: 'toast', instead: { A0107: 'Panel for a new password' } }],
    example: { input: { body: { account: main.account, password: seededPassword } } },
    errors: {
      A0101: {
        cause: 'Logs in with an e-mail without an account.',
        input: { body: { account: 'nobody@example.com', password: seededPassword } },
      },
      A0102: {
        cause: 'Enters a wrong password.',
        input: { body: { account: main.account, password: newPassword } },
      },
      A0105: {
        cause: `Enters a wrong password ${limits.wrongPasswords} times in a row, which locks the account for an hour.`,
        after: times(limits.wrongPasswords, () => [logIn(main.account, newPassword)]),
        input: { body: { account: main.account, password: seededPassword } },
      },
      A0107: {
        cause: 'Logs in for the first time, with the initial password.',
        input: { body: { account: firstLogin.account, password: seededPassword } },
      },
      A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
      A3001: {
        cause: 'Logs in to a cancelled or closed account.',
        input: { body: { account: cancelled.account, password: seededPassword } },
      },
    },
    readBack: { never: secret },
    verify: {
      kind: 'read',
      input: (_, { account, password }) => ({
        body: { account: needLogin(account), password: needLogin(password) },
      }),
    },
  },

  registerBySms: {
    handle({ db, body: { mobile, code, name, email, company, password } }) {
      const account = email.toLowerCase();
      const sameAccount = byAccount(db, account);
      if (sameAccount) return fail(sameAccount.status === 2 ? 'A2001' : 'A5014');
      if (byMobile(db, mobile)) return fail('A5016');
      if (db.companies.all().some((row) => row.name === company)) return fail('A2013');
      if (!isNewPassword(password)) return fail('A5020');
      if (checkCode(db, { scene: 'register', target: mobile }, code)) return fail('A0106');

      const user = db.users.insert({
        companyId: db.companies.insert({ name: company }).id,
        parentId: '0',
        account,
        name,
        mobile,
        passwordDigest: digest(password),
        createTime: db.clock.now(),
      });
      return ok(openSession(db, user));
    },
    screens: {
      never: 'Registration is disabled by default: register.spec.ts tests it on a separate server.',
    },
    example: {
      after: [sendLoginCode(newMobile, 'register')],
      input: registration(),
    },
    errors: {
      A0106: {
        cause: 'Enters a wrong or expired code.',
        after: [sendLoginCode(newMobile, 'register')],
        input: registration({ code: wrongCode }),
      },
      A2001: {
        cause: 'Registers with the e-mail of an account that has been cancelled.',
        input: registration({ email: cancelled.account }),
      },
      A2013: {
        cause: 'Registers a company with the name of a registered company.',
        after: [
          sendLoginCode(unusedMobile(1), 'register'),
          {
            id: 'registerBySms',
            input: registration({ mobile: unusedMobile(1), email: 'earlier@example.com' }),
          },
        ],
        input: registration(),
      },
      A5014: {
        cause: 'Registers with the e-mail of an account.',
        input: registration({ email: main.account }),
      },
      A5016: {
        cause: 'Registers with the number of an account.',
        input: registration({ mobile: main.mobile }),
      },
      A5020: {
        cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
        input: registration({ password: 'Sh0rt!' }),
      },
    },
    readBack: {
      by: 'getUserDetail',
      hidden: {
        code: usedUp,
        password: secret,
        company: 'the company is shown once its information has been saved',
      },
    },
    verify: { never: 'would open an account that no call takes away again; try it by hand' },
  },

  refreshToken: {
    handle({ db, body: { token, refreshToken } }) {
      const [session] = db.sessions.where('refreshToken', refreshToken);
      const foreign = session ? undefined : foreignUser(db);
      if (foreign) return ok(openSession(db, foreign));
      const user = db.users.get(session?.userId ?? '');
      if (!session || user?.status !== 1) return fail('A0401');
      if (session.id !== token) return fail('A0104');
      if (session.refreshExpired <= db.clock.now()) return fail('A0103');
      db.sessions.delete(session.id);
      return ok(openSession(db, user));
    },
    screens: { never: 'It runs before other calls: session.spec.ts tests its failure.' },
    example: { after: [logIn(main.account)], input: lastLogin },
    errors: {
      A0401: {
        cause: 'Refreshes a session that was already refreshed or closed in another tab.',
        after: [logIn(main.account), { id: 'refreshToken', input: lastLogin }],
        input: lastLogin,
      },
      A0103: {
        cause: 'Returns after seven days, when the refresh token has expired too.',
        after: [logIn(main.account), wait(limits.refreshTokenMs)],
        input: lastLogin,
      },
      A0104: {
        cause: 'Sends the token and the refresh token of different sessions.',
        after: [
          sendLoginCode(main.mobile),
          { id: 'loginBySms', input: smsLogin(main.mobile) },
          logIn(main.account),
        ],
        input: ({ loginByPassword, loginBySms }) => ({
          body: { token: loginBySms?.token ?? '', refreshToken: loginByPassword?.refreshToken ?? '' },
        }),
      },
    },
    readBack: { never: usedUp },
    verify: {
      kind: 'last',
      after: ['loginByPassword'],
      input({ loginByPassword }) {
        const { token, refreshToken } = needLogin(loginByPassword);
        return { body: { token, refreshToken } };
      },
    },
  },

  resetPassword: {
    handle({ db, body: { mobile, code, password, confirmPassword } }) {
      const user = byMobile(db, mobile);
      if (!user) return fail('A2002');
      if (password !== confirmPassword) return fail('A5019');
      if (!isNewPassword(password)) return fail('A5020');
      const refusal = checkCode(db, { scene: 'reset', target: mobile }, code);
      if (refusal) return refusal === 'expired' ? fail('A2005') : fail('A0106');
      db.users.update(user.id, {
        passwordDigest: digest(password),
        mustChangePassword: false,
        wrongPasswords: 0,
        lockedUntil: 0,
      });
      closeSessions(db, user.id);
      return ok(null);
    },
    screens: [{ path: paths.login(undefined, 'forgot'), shows: 'toast' }],
    example: {
      after: [sendLoginCode(main.mobile, 'reset')],
      input: reset(),
    },
    errors: {
      A0106: {
        cause: 'Enters a wrong code.',
        after: [sendLoginCode(main.mobile, 'reset')],
        input: reset({ code: wrongCode }),
      },
      A2002: {
        cause: 'Enters a number without an account.',
        input: reset({ mobile: newMobile }),
      },
      A2005: {
        cause: 'Enters the code more than five minutes after it was sent, or a second time.',
        after: [sendLoginCode(main.mobile, 'reset'), wait(limits.codeMs)],
        input: reset(),
      },
      A5019: {
        cause: 'Enters two different new passwords.',
        input: reset({ confirmPassword: seededPassword }),
      },
      A5020: {
        cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
        input: reset({ password: 'onlyletters', confirmPassword: 'onlyletters' }),
      },
    },
    readBack: { never: secret },
    verify: { never: 'would replace the password of the owner of the number; test it manually' },
  },

  logout: {
    access: 'account',
    handle({ db, token }) {
      if (token) db.sessions.delete(token);
      return ok(null);
    },
    screens: { never: 'Its failure is ignored: session.spec.ts logs out without it.' },
    example: {},
    readBack: { by: 'getUserDetail', refused: ['A0401', 'A0104'] },
    verify: { kind: 'last', input: () => ({}) },
  },
};
