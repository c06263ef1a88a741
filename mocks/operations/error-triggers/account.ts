import { seededAccounts, seededCode, seededPassword } from '../../db/accounts.ts';
import { limits } from '../../db/limits.ts';
import type { Input } from '../../engine/operation.ts';
import type { TriggersOf } from '../trigger.ts';
import {
  main,
  maxWrongTries,
  newMobile,
  newPassword,
  sendNewCode,
  sendOwnCode,
  sub,
  times,
  tryNewCode,
  tryOwnCode,
  verifyCurrentMobile,
  wrongCode,
} from './steps.ts';

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

/** Triggers of the user's account and company. */
export const accountTriggers: TriggersOf<
  | 'getUserDetail'
  | 'modifyMobile'
  | 'changePassword'
  | 'listCompanyUsers'
  | 'getCompanyInfo'
  | 'saveCompanyInfo'
> = {
  getUserDetail: {
    A2002: {
      replay: 'Deleting an account closes its sessions, so its token is rejected first (A0104).',
    },
    A3001: {
      replay: 'Cancelling an account closes its sessions, so its token is rejected first (A0104).',
    },
  },

  modifyMobile: {
    A5007: {
      cause: 'Submits a new number that was not verified within the last ten minutes.',
      as: 'main',
      input: () => numberChange(newMobile),
    },
    A5008: {
      cause: `Submits a new number after ${limits.codeTries} wrong codes for it.`,
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile), ...maxWrongTries(tryNewCode(wrongCode))],
      input: () => numberChange(newMobile),
    },
    A5015: { cause: 'Submits an empty new number.', as: 'main', input: () => numberChange('') },
    A5016: {
      cause: 'Submits a number of an account of another company.',
      as: 'main',
      input: () => numberChange(atLimit.mobile),
    },
    A5017: {
      cause: 'Submits the current number of the account.',
      as: 'main',
      input: () => numberChange(main.mobile),
    },
    A5018: {
      cause: 'Submits a number of another account of the same company.',
      as: 'main',
      input: () => numberChange(sub.mobile),
    },
  },

  changePassword: {
    A0108: {
      cause: 'Enters a wrong old password.',
      as: 'main',
      input: () => passwordChange({ oldPassword: newPassword }),
    },
    A2008: {
      cause: 'Reuses the old password.',
      as: 'main',
      input: () => passwordChange({ newPassword: seededPassword, confirmPassword: seededPassword }),
    },
    A5001: {
      cause: 'Enters a wrong or expired code.',
      as: 'main',
      after: [sendOwnCode('password')],
      input: () => passwordChange({ code: wrongCode }),
    },
    A5002: {
      cause: `Enters another code after ${limits.codeTries} wrong codes.`,
      as: 'main',
      after: [sendOwnCode('password'), ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
      input: () => passwordChange(),
    },
    A5019: {
      cause: 'Enters two different new passwords.',
      as: 'main',
      input: () => passwordChange({ confirmPassword: 'Different2027!' }),
    },
    A5020: {
      cause: 'Chooses a password outside 8 to 20 characters or with one class of characters.',
      as: 'main',
      input: () => passwordChange({ newPassword: 'Sh0rt!', confirmPassword: 'Sh0rt!' }),
    },
    A5021: {
      cause: `Enters a wrong old password ${limits.wrongPasswords} times in a row, which locks the account for an hour.`,
      as: 'main',
      after: times(limits.wrongPasswords, () => [
        { id: 'changePassword', input: () => passwordChange({ oldPassword: newPassword }) },
      ]),
      input: () => passwordChange(),
    },
  },

  listCompanyUsers: {},
  getCompanyInfo: {
    B004: {
      cause: 'Opens the company information before it was first saved.',
      as: 'fresh',
      input: () => ({}),
    },
  },
  saveCompanyInfo: {},
};
