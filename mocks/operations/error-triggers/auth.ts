import { seededAccounts, seededCode, seededPassword } from '../../db/accounts.ts';
import { limits } from '../../db/limits.ts';
import type { Input } from '../../engine/operation.ts';
import type { ExampleCall } from '../example-calls.ts';
import type { TriggersOf } from '../trigger.ts';
import {
  logIn,
  main,
  maxWrongTries,
  newMobile,
  newPassword,
  sendLoginCode,
  times,
  unusedMobile,
  wait,
  wrongCode,
} from './steps.ts';

const { cancelled, firstLogin } = seededAccounts;

const smsLogin = (mobile: string, code: string = seededCode) => ({ body: { mobile, code } });
const tryLogin = { id: 'loginBySms' as const, input: () => smsLogin(main.mobile, wrongCode) };

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

/** Triggers of login, registration and password reset. */
export const authTriggers: TriggersOf<
  'loginBySms' | 'loginByPassword' | 'registerBySms' | 'refreshToken' | 'resetPassword' | 'logout'
> = {
  loginBySms: {
    A0106: {
      cause: 'Enters a wrong code.',
      after: [sendLoginCode(main.mobile)],
      input: () => smsLogin(main.mobile, wrongCode),
    },
    A2002: {
      cause: 'Enters a number without an account.',
      input: () => smsLogin(newMobile),
    },
    A2003: {
      cause: `Enters another code after ${limits.codeTries} wrong codes.`,
      after: [sendLoginCode(main.mobile), ...maxWrongTries(tryLogin)],
      input: () => smsLogin(main.mobile),
    },
    A2005: {
      cause: 'Enters the code more than five minutes after it was sent, or a second time.',
      after: [sendLoginCode(main.mobile), wait(limits.codeMs)],
      input: () => smsLogin(main.mobile),
    },
    A2011: { cause: 'Submits an empty number.', input: () => smsLogin('') },
    A3001: {
      cause: 'Logs in to a cancelled or closed account.',
      after: [sendLoginCode(cancelled.mobile)],
      input: () => smsLogin(cancelled.mobile),
    },
  },

  loginByPassword: {
    A0101: {
      cause: 'Logs in with an e-mail without an account.',
      input: () => ({ body: { account: 'nobody@example.com', password: seededPassword } }),
    },
    A0102: {
      cause: 'Enters a wrong password.',
      input: () => ({ body: { account: main.account, password: newPassword } }),
    },
    A0105: {
      cause: `Enters a wrong password ${limits.wrongPasswords} times in a row, which locks the account for an hour.`,
      after: times(limits.wrongPasswords, () => [logIn(main.account, newPassword)]),
      input: () => ({ body: { account: main.account, password: seededPassword } }),
    },
    A0107: {
      cause: 'Logs in for the first time, with the initial password.',
      input: () => ({ body: { account: firstLogin.account, password: seededPassword } }),
    },
    A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
    A3001: {
      cause: 'Logs in to a cancelled or closed account.',
      input: () => ({ body: { account: cancelled.account, password: seededPassword } }),
    },
  },

  registerBySms: {
    A0106: {
      cause: 'Enters a wrong or expired code.',
      after: [sendLoginCode(newMobile, 'register')],
      input: () => registration({ code: wrongCode }),
    },
    A2001: {
      cause: 'Registers with the e-mail of an account that has been cancelled.',
      input: () => registration({ email: cancelled.account }),
    },
    A2013: {
      cause: 'Registers a company with the name of a registered company.',
      after: [
        sendLoginCode(unusedMobile(1), 'register'),
        {
          id: 'registerBySms',
          input: () => registration({ mobile: unusedMobile(1), email: 'earlier@example.com' }),
        },
      ],
      input: () => registration(),
    },
    A5014: {
      cause: 'Registers with the e-mail of an account.',
      input: () => registration({ email: main.account }),
    },
    A5016: {
      cause: 'Registers with the number of an account.',
      input: () => registration({ mobile: main.mobile }),
    },
    A5020: {
      cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
      input: () => registration({ password: 'Sh0rt!' }),
    },
  },

  refreshToken: {
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
        { id: 'loginBySms', input: () => smsLogin(main.mobile) },
        logIn(main.account),
      ],
      input: ({ loginByPassword, loginBySms }) => ({
        body: { token: loginBySms?.token ?? '', refreshToken: loginByPassword?.refreshToken ?? '' },
      }),
    },
  },

  resetPassword: {
    A0106: {
      cause: 'Enters a wrong code.',
      after: [sendLoginCode(main.mobile, 'reset')],
      input: () => reset({ code: wrongCode }),
    },
    A2002: {
      cause: 'Enters a number without an account.',
      input: () => reset({ mobile: newMobile }),
    },
    A2005: {
      cause: 'Enters the code more than five minutes after it was sent, or a second time.',
      after: [sendLoginCode(main.mobile, 'reset'), wait(limits.codeMs)],
      input: () => reset(),
    },
    A5019: {
      cause: 'Enters two different new passwords.',
      input: () => reset({ confirmPassword: seededPassword }),
    },
    A5020: {
      cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
      input: () => reset({ password: 'onlyletters', confirmPassword: 'onlyletters' }),
    },
  },

  logout: {},
};
