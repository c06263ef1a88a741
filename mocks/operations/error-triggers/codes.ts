import { seededAccounts, seededCode } from '../../db/accounts.ts';
import { limits } from '../../db/limits.ts';
import type { TriggersOf } from '../trigger.ts';
import {
  main,
  maxCodesPerDay,
  maxCodesPerHour,
  maxCodesPerMinute,
  maxWrongTries,
  newMobile,
  newMobileWith,
  sendCodeByEmail,
  sendLoginCode,
  sendNewCode,
  sendOwnCode,
  sub,
  times,
  toNewMobile,
  tryNewCode,
  tryOwnCode,
  unusedMobile,
  verifyCurrentMobile,
  wait,
  wrongCode,
} from './steps.ts';

const { atLimit } = seededAccounts;

const toMain = { body: { mobile: main.mobile, scene: 'login' as const } };
const ownCode = { body: { scene: 'password' as const } };

const asksForTooManyNumbers = `Requests a code after ${limits.codesPerAddressAndMinute} other codes for the same network address within a minute.`;
const asksTooOftenAnHour = `Requests another code after ${limits.codesPerHour} codes within an hour.`;
const asksTooOftenADay = `Requests another code after ${limits.codesPerDay} codes within a day.`;
const asksTooSoon = 'Requests a second code within a minute.';
const asksForAnotherPurpose = 'Requests a code within a minute of a code for another purpose.';
const asksAfterTooManyWrong = `Requests a new code after ${limits.codeTries} wrong codes, before the old code expires.`;
const entersWrong = 'Enters a wrong code.';
const entersLate = 'Enters the code more than five minutes after it was sent, or a second time.';
const keepsTrying = `Enters another code after ${limits.codeTries} wrong codes.`;

/** Triggers of sending and checking verification codes. */
export const codeTriggers: TriggersOf<
  | 'sendLoginSms'
  | 'sendNewMobileSms'
  | 'sendUserSms'
  | 'sendEmailCode'
  | 'verifyCurrentMobileCode'
  | 'checkCode'
  | 'verifyNewMobileCode'
> = {
  sendLoginSms: {
    A2002: {
      cause: 'Requests a login or reset code for a number without an account.',
      input: () => ({ body: { mobile: newMobile, scene: 'login' } }),
    },
    A2003: {
      cause: asksAfterTooManyWrong,
      after: [
        sendLoginCode(main.mobile),
        ...maxWrongTries({
          id: 'loginBySms',
          input: () => ({ body: { mobile: main.mobile, code: wrongCode } }),
        }),
      ],
      input: () => toMain,
    },
    A2004: { cause: asksTooSoon, after: [sendLoginCode(main.mobile)], input: () => toMain },
    A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
    A2011: { cause: 'Submits an empty number.', input: () => ({ body: { mobile: '', scene: 'login' } }) },
    A5003: {
      cause: asksForAnotherPurpose,
      after: [sendLoginCode(main.mobile, 'reset')],
      input: () => toMain,
    },
    A5004: { cause: asksForTooManyNumbers, after: maxCodesPerMinute, input: () => toMain },
    A5005: {
      cause: asksTooOftenAnHour,
      after: maxCodesPerHour(sendLoginCode(main.mobile)),
      input: () => toMain,
    },
    A5006: {
      cause: asksTooOftenADay,
      after: maxCodesPerDay(sendLoginCode(main.mobile)),
      input: () => toMain,
    },
  },

  sendNewMobileSms: {
    A5009: {
      cause: 'Requests a second code for the new number within a minute.',
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile)],
      input: toNewMobile(newMobile),
    },
    A5010: {
      cause: asksForTooManyNumbers,
      as: 'main',
      after: [
        ...verifyCurrentMobile,
        ...times(limits.codesPerAddressAndMinute - 1, (index) => [sendNewCode(unusedMobile(index))]),
      ],
      input: toNewMobile(newMobile),
    },
    A5011: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: [...verifyCurrentMobile, ...maxCodesPerHour(sendNewCode(newMobile))],
      input: toNewMobile(newMobile),
    },
    A5012: {
      cause: asksTooOftenADay,
      as: 'main',
      after: maxCodesPerDay(sendNewCode(newMobile), verifyCurrentMobile),
      input: toNewMobile(newMobile),
    },
    A5015: {
      cause: 'Submits an empty new number.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(''),
    },
    A5016: {
      cause: 'Enters a number of an account of another company.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(atLimit.mobile),
    },
    A5017: {
      cause: 'Enters the current number of the account.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(main.mobile),
    },
    A5018: {
      cause: 'Enters a number of another account of the same company.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(sub.mobile),
    },
  },

  sendUserSms: {
    A2003: {
      cause: asksAfterTooManyWrong,
      as: 'main',
      after: [sendOwnCode('password'), ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
      input: () => ownCode,
    },
    A2004: { cause: asksTooSoon, as: 'main', after: [sendOwnCode('password')], input: () => ownCode },
    A5003: {
      cause: asksForAnotherPurpose,
      as: 'main',
      after: [sendOwnCode('mobile')],
      input: () => ownCode,
    },
    A5004: { cause: asksForTooManyNumbers, as: 'main', after: maxCodesPerMinute, input: () => ownCode },
    A5005: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: maxCodesPerHour(sendOwnCode('password')),
      input: () => ownCode,
    },
    A5006: {
      cause: asksTooOftenADay,
      as: 'main',
      after: maxCodesPerDay(sendOwnCode('password')),
      input: () => ownCode,
    },
  },

  sendEmailCode: {
    A5003: { cause: asksTooSoon, as: 'main', after: [sendCodeByEmail], input: () => ownCode },
    A5004: { cause: asksForTooManyNumbers, as: 'main', after: maxCodesPerMinute, input: () => ownCode },
    A5005: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: maxCodesPerHour(sendCodeByEmail),
      input: () => ownCode,
    },
    A5006: {
      cause: asksTooOftenADay,
      as: 'main',
      after: maxCodesPerDay(sendCodeByEmail),
      input: () => ownCode,
    },
    A5013: {
      cause: 'Enters the current e-mail of the account.',
      as: 'main',
      input: () => ({ body: { scene: 'password', email: main.account } }),
    },
    A5014: {
      cause: 'Enters the e-mail of another account.',
      as: 'main',
      input: () => ({ body: { scene: 'password', email: atLimit.account } }),
    },
  },

  verifyCurrentMobileCode: {
    A2005: {
      cause: entersLate,
      as: 'main',
      after: [sendOwnCode('mobile'), wait(limits.codeMs)],
      input: () => ({ body: { code: seededCode, scene: 'mobile' } }),
    },
    A5001: {
      cause: entersWrong,
      as: 'main',
      after: [sendOwnCode('mobile')],
      input: () => ({ body: { code: wrongCode, scene: 'mobile' } }),
    },
    A5002: {
      cause: keepsTrying,
      as: 'main',
      after: [sendOwnCode('mobile'), ...maxWrongTries(tryOwnCode(wrongCode, 'mobile'))],
      input: () => ({ body: { code: seededCode, scene: 'mobile' } }),
    },
  },

  checkCode: {
    A2005: {
      cause: entersLate,
      as: 'main',
      after: [sendOwnCode('password'), wait(limits.codeMs)],
      input: () => ({ query: { code: seededCode, scene: 'password' } }),
    },
    A5001: {
      cause: entersWrong,
      as: 'main',
      after: [sendCodeByEmail],
      input: () => ({ query: { code: wrongCode, scene: 'password' } }),
    },
    A5002: {
      cause: keepsTrying,
      as: 'main',
      after: [sendCodeByEmail, ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
      input: () => ({ query: { code: seededCode, scene: 'password' } }),
    },
  },

  verifyNewMobileCode: {
    A5007: {
      cause: 'Enters a wrong or expired code for the new number.',
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile)],
      input: newMobileWith(wrongCode),
    },
    A5008: {
      cause: keepsTrying,
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile), ...maxWrongTries(tryNewCode(wrongCode))],
      input: newMobileWith(seededCode),
    },
  },
};
