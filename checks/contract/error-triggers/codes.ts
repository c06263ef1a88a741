import { seededAccounts, seededCode } from '../../../mocks/db/accounts.ts';
import { limits } from '../../../mocks/db/limits.ts';
import type { TriggersOf } from '../error-triggers.ts';
import {
  everyCodeOfADay,
  everyCodeOfAMinute,
  everyCodeOfAnHour,
  everyWrongTry,
  main,
  newMobile,
  newMobileWith,
  sendCodeByEmail,
  sendLoginCode,
  sendNewCode,
  sendOwnCode,
  strangersMobile,
  sub,
  times,
  toNewMobile,
  tryNewCode,
  tryOwnCode,
  verifyCurrentMobile,
  wait,
  wrongCode,
} from './steps.ts';

const { atLimit } = seededAccounts;

const toMain = { body: { mobile: main.mobile, scene: 'login' as const } };
const ownCode = { body: { scene: 'password' as const } };

const asksForTooManyNumbers = `Asks for a code after ${limits.codesPerAddressAndMinute} others were asked for from the same network address within a minute.`;
const asksTooOftenAnHour = `Asks for one more code after ${limits.codesPerHour} within an hour.`;
const asksTooOftenADay = `Asks for one more code after ${limits.codesPerDay} within a day.`;
const asksTooSoon = 'Asks for a second code within a minute.';
const asksForAnotherPurpose = 'Asks for a code within a minute of one that was for something else.';
const asksAfterTooManyWrong = `Asks for a new code after ${limits.codeTries} wrong ones, while the old code still lives.`;
const entersWrong = 'Enters a code other than the one received.';
const entersLate = 'Enters the code more than five minutes after it was sent, or a second time.';
const goesOnTrying = `Goes on trying after ${limits.codeTries} wrong codes.`;

/** Verification codes: asking for them and entering them. */
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
      cause: 'Asks for a code to log in or to reset the password with a number that belongs to no account.',
      input: () => ({ body: { mobile: newMobile, scene: 'login' } }),
    },
    A2003: {
      cause: asksAfterTooManyWrong,
      after: [
        sendLoginCode(main.mobile),
        ...everyWrongTry({
          id: 'loginBySms',
          input: () => ({ body: { mobile: main.mobile, code: wrongCode } }),
        }),
      ],
      input: () => toMain,
    },
    A2004: { cause: asksTooSoon, after: [sendLoginCode(main.mobile)], input: () => toMain },
    A2010: { replay: 'No captcha provider stands behind the fake backend that could refuse a proof.' },
    A2011: { cause: 'Enters no number.', input: () => ({ body: { mobile: '', scene: 'login' } }) },
    A5003: {
      cause: asksForAnotherPurpose,
      after: [sendLoginCode(main.mobile, 'reset')],
      input: () => toMain,
    },
    A5004: { cause: asksForTooManyNumbers, after: everyCodeOfAMinute, input: () => toMain },
    A5005: {
      cause: asksTooOftenAnHour,
      after: everyCodeOfAnHour(sendLoginCode(main.mobile)),
      input: () => toMain,
    },
    A5006: {
      cause: asksTooOftenADay,
      after: everyCodeOfADay(sendLoginCode(main.mobile)),
      input: () => toMain,
    },
  },

  sendNewMobileSms: {
    A5009: {
      cause: 'Asks for a second code to the new number within a minute.',
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile)],
      input: toNewMobile(newMobile),
    },
    A5010: {
      cause: asksForTooManyNumbers,
      as: 'main',
      after: [
        ...verifyCurrentMobile,
        ...times(limits.codesPerAddressAndMinute - 1, (index) => [sendNewCode(strangersMobile(index))]),
      ],
      input: toNewMobile(newMobile),
    },
    A5011: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: [...verifyCurrentMobile, ...everyCodeOfAnHour(sendNewCode(newMobile))],
      input: toNewMobile(newMobile),
    },
    A5012: {
      cause: asksTooOftenADay,
      as: 'main',
      after: everyCodeOfADay(sendNewCode(newMobile), verifyCurrentMobile),
      input: toNewMobile(newMobile),
    },
    A5015: {
      cause: 'Enters no new number.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(''),
    },
    A5016: {
      cause: 'Enters a number that an account of another company has.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(atLimit.mobile),
    },
    A5017: {
      cause: 'Enters the number that the account has already.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(main.mobile),
    },
    A5018: {
      cause: 'Enters a number that another account of the same company has.',
      as: 'main',
      after: verifyCurrentMobile,
      input: toNewMobile(sub.mobile),
    },
  },

  sendUserSms: {
    A2003: {
      cause: asksAfterTooManyWrong,
      as: 'main',
      after: [sendOwnCode('password'), ...everyWrongTry(tryOwnCode(wrongCode, 'password'))],
      input: () => ownCode,
    },
    A2004: { cause: asksTooSoon, as: 'main', after: [sendOwnCode('password')], input: () => ownCode },
    A5003: {
      cause: asksForAnotherPurpose,
      as: 'main',
      after: [sendOwnCode('mobile')],
      input: () => ownCode,
    },
    A5004: { cause: asksForTooManyNumbers, as: 'main', after: everyCodeOfAMinute, input: () => ownCode },
    A5005: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: everyCodeOfAnHour(sendOwnCode('password')),
      input: () => ownCode,
    },
    A5006: {
      cause: asksTooOftenADay,
      as: 'main',
      after: everyCodeOfADay(sendOwnCode('password')),
      input: () => ownCode,
    },
  },

  sendEmailCode: {
    A5003: { cause: asksTooSoon, as: 'main', after: [sendCodeByEmail], input: () => ownCode },
    A5004: { cause: asksForTooManyNumbers, as: 'main', after: everyCodeOfAMinute, input: () => ownCode },
    A5005: {
      cause: asksTooOftenAnHour,
      as: 'main',
      after: everyCodeOfAnHour(sendCodeByEmail),
      input: () => ownCode,
    },
    A5006: {
      cause: asksTooOftenADay,
      as: 'main',
      after: everyCodeOfADay(sendCodeByEmail),
      input: () => ownCode,
    },
    A5013: {
      cause: 'Names the e-mail that the account has already.',
      as: 'main',
      input: () => ({ body: { scene: 'password', email: main.account } }),
    },
    A5014: {
      cause: 'Names an e-mail that another account has.',
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
      cause: goesOnTrying,
      as: 'main',
      after: [sendOwnCode('mobile'), ...everyWrongTry(tryOwnCode(wrongCode, 'mobile'))],
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
      cause: goesOnTrying,
      as: 'main',
      after: [sendCodeByEmail, ...everyWrongTry(tryOwnCode(wrongCode, 'password'))],
      input: () => ({ query: { code: seededCode, scene: 'password' } }),
    },
  },

  verifyNewMobileCode: {
    A5007: {
      cause: 'Enters a code other than the one the new number received, or one that is too old.',
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile)],
      input: newMobileWith(wrongCode),
    },
    A5008: {
      cause: goesOnTrying,
      as: 'main',
      after: [...verifyCurrentMobile, sendNewCode(newMobile), ...everyWrongTry(tryNewCode(wrongCode))],
      input: newMobileWith(seededCode),
    },
  },
};
