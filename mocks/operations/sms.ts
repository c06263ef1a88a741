import { paths } from '../../src/paths/paths.ts';
import { seededAccounts, seededCode } from '../db/accounts.ts';
import { limits } from '../db/limits.ts';
import { issueTicket, readTicket } from '../db/tickets.ts';
import { type CodeRefusal, checkCode, lastTarget, type SendRefusal, sendCode } from '../db/verification.ts';
import { fail, ok } from '../engine/operation.ts';
import type { OperationsOf } from './operation.ts';
import {
  main,
  maxCodesPerDay,
  maxCodesPerHour,
  maxCodesPerMinute,
  maxWrongTries,
  newMobile,
  newMobileWith,
  notStored,
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
  usedUp,
  verifyCurrentMobile,
  wait,
  wrongCode,
} from './steps.ts';
import { needCode, needNewMobile, needOwnMobile, needTicket } from './verification.ts';

/** Masks a mobile number: `138****0001`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** Masks an e-mail: `l***@example.com`. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;

/** The error codes of calls that send to a known number or e-mail. */
const sendCodes = {
  'too-many-wrong-tries': 'A2003',
  'too-soon': 'A2004',
  'too-soon-after-another-scene': 'A5003',
  'minute-limit': 'A5004',
  'hourly-limit': 'A5005',
  'daily-limit': 'A5006',
} as const satisfies Record<SendRefusal, string>;

/** E-mail has no separate codes for the first two. */
const emailSendCodes = { ...sendCodes, 'too-many-wrong-tries': 'A5003', 'too-soon': 'A5003' } as const;

const newMobileSendCodes = {
  'too-many-wrong-tries': 'A5009',
  'too-soon': 'A5009',
  'too-soon-after-another-scene': 'A5009',
  'minute-limit': 'A5010',
  'hourly-limit': 'A5011',
  'daily-limit': 'A5012',
} as const satisfies Record<SendRefusal, string>;

const checkCodes = {
  wrong: 'A5001',
  expired: 'A2005',
  'too-many-tries': 'A5002',
} as const satisfies Record<CodeRefusal, string>;

const newMobileCheckCodes = {
  wrong: 'A5007',
  expired: 'A5007',
  'too-many-tries': 'A5008',
} as const satisfies Record<CodeRefusal, string>;

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

export const smsOperations: OperationsOf<'sms'> = {
  sendLoginSms: {
    handle({ db, body: { mobile, scene }, address }) {
      if (mobile === '') return fail('A2011');
      const isKnown = db.users.count('mobile', mobile) > 0;
      if (!isKnown && scene !== 'register') return fail('A2002');
      const refusal = sendCode(db, { scene, target: mobile }, address);
      return refusal ? fail(sendCodes[refusal]) : ok(null);
    },
    screens: [{ path: paths.login(undefined, 'sms'), shows: 'toast', form: 'smsLoginForm' }],
    example: { input: { body: { mobile: main.mobile, scene: 'login' } } },
    errors: {
      A2002: {
        cause: 'Requests a login or reset code for a number without an account.',
        input: { body: { mobile: newMobile, scene: 'login' } },
      },
      A2003: {
        cause: asksAfterTooManyWrong,
        after: [
          sendLoginCode(main.mobile),
          ...maxWrongTries({
            id: 'loginBySms',
            input: { body: { mobile: main.mobile, code: wrongCode } },
          }),
        ],
        input: toMain,
      },
      A2004: { cause: asksTooSoon, after: [sendLoginCode(main.mobile)], input: toMain },
      A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
      A2011: { cause: 'Submits an empty number.', input: { body: { mobile: '', scene: 'login' } } },
      A5003: {
        cause: asksForAnotherPurpose,
        after: [sendLoginCode(main.mobile, 'reset')],
        input: toMain,
      },
      A5004: { cause: asksForTooManyNumbers, after: maxCodesPerMinute, input: toMain },
      A5005: {
        cause: asksTooOftenAnHour,
        after: maxCodesPerHour(sendLoginCode(main.mobile)),
        input: toMain,
      },
      A5006: {
        cause: asksTooOftenADay,
        after: maxCodesPerDay(sendLoginCode(main.mobile)),
        input: toMain,
      },
    },
    readBack: { never: notStored },
    verify: {
      after: ['getUserDetail'],
      input: (known) => ({ body: { mobile: needOwnMobile(known), scene: 'login' } }),
    },
  },

  sendNewMobileSms: {
    access: 'account',
    handle({ db, user, body: { mobile, ticket }, address }) {
      if (mobile === '') return fail('A5015');
      if (readTicket(db, ticket, user.id, 'current-mobile') === undefined)
        return fail('A0417', 'The ticket is not valid');
      if (mobile === user.mobile) return fail('A5017');
      const [owner] = db.users.where('mobile', mobile);
      if (owner) return fail(owner.companyId === user.companyId ? 'A5018' : 'A5016');
      const refusal = sendCode(db, { scene: 'new-mobile', target: mobile }, address);
      return refusal ? fail(newMobileSendCodes[refusal]) : ok(null);
    },
    screens: [{ path: paths.userAccount('mobile'), shows: 'toast' }],
    example: { after: verifyCurrentMobile, input: toNewMobile(newMobile) },
    errors: {
      A0417: [{ what: 'an invalid ticket', input: { body: { mobile: newMobile, ticket: 'made-up' } } }],
      A5009: {
        cause: 'Requests a second code for the new number within a minute.',
        after: [...verifyCurrentMobile, sendNewCode(newMobile)],
        input: toNewMobile(newMobile),
      },
      A5010: {
        cause: asksForTooManyNumbers,
        after: [
          ...verifyCurrentMobile,
          ...times(limits.codesPerAddressAndMinute - 1, (index) => [sendNewCode(unusedMobile(index))]),
        ],
        input: toNewMobile(newMobile),
      },
      A5011: {
        cause: asksTooOftenAnHour,
        after: [...verifyCurrentMobile, ...maxCodesPerHour(sendNewCode(newMobile))],
        input: toNewMobile(newMobile),
      },
      A5012: {
        cause: asksTooOftenADay,
        after: maxCodesPerDay(sendNewCode(newMobile), verifyCurrentMobile),
        input: toNewMobile(newMobile),
      },
      A5015: {
        cause: 'Submits an empty new number.',
        after: verifyCurrentMobile,
        input: toNewMobile(''),
      },
      A5016: {
        cause: 'Enters a number of an account of another company.',
        after: verifyCurrentMobile,
        input: toNewMobile(atLimit.mobile),
      },
      A5017: {
        cause: 'Enters the current number of the account.',
        after: verifyCurrentMobile,
        input: toNewMobile(main.mobile),
      },
      A5018: {
        cause: 'Enters a number of another account of the same company.',
        after: verifyCurrentMobile,
        input: toNewMobile(sub.mobile),
      },
    },
    readBack: { never: notStored },
    verify: {
      after: ['verifyCurrentMobileCode'],
      input: ({ verifyCurrentMobileCode }, given) => ({
        body: {
          mobile: needNewMobile(given),
          ticket: needTicket(verifyCurrentMobileCode?.ticket, given),
        },
      }),
    },
  },

  sendUserSms: {
    access: 'account',
    handle({ db, user, body: { scene }, address }) {
      const refusal = sendCode(db, { scene, target: user.mobile }, address);
      return refusal ? fail(sendCodes[refusal]) : ok({ maskedMobile: maskMobile(user.mobile) });
    },
    screens: [{ path: paths.userAccount('password'), shows: 'toast', form: 'passwordForm' }],
    example: { input: { body: { scene: 'password' } } },
    errors: {
      A2003: {
        cause: asksAfterTooManyWrong,
        after: [sendOwnCode('password'), ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
        input: ownCode,
      },
      A2004: { cause: asksTooSoon, after: [sendOwnCode('password')], input: ownCode },
      A5003: {
        cause: asksForAnotherPurpose,
        after: [sendOwnCode('mobile')],
        input: ownCode,
      },
      A5004: { cause: asksForTooManyNumbers, after: maxCodesPerMinute, input: ownCode },
      A5005: {
        cause: asksTooOftenAnHour,
        after: maxCodesPerHour(sendOwnCode('password')),
        input: ownCode,
      },
      A5006: {
        cause: asksTooOftenADay,
        after: maxCodesPerDay(sendOwnCode('password')),
        input: ownCode,
      },
    },
    readBack: { never: notStored },
    verify: { input: () => ({ body: { scene: 'mobile' } }) },
  },

  sendEmailCode: {
    access: 'account',
    handle({ db, user, body: { scene, email }, address }) {
      const target = email?.trim().toLowerCase();
      if (target === user.account) return fail('A5013');
      if (target && db.users.count('account', target) > 0) return fail('A5014');
      const refusal = sendCode(db, { scene, target: target ?? user.account }, address);
      return refusal ? fail(emailSendCodes[refusal]) : ok({ maskedEmail: maskEmail(target ?? user.account) });
    },
    screens: [{ path: paths.userAccount('password'), shows: 'toast' }],
    example: { input: { body: { scene: 'password' } } },
    errors: {
      A5003: { cause: asksTooSoon, after: [sendCodeByEmail], input: ownCode },
      A5004: { cause: asksForTooManyNumbers, after: maxCodesPerMinute, input: ownCode },
      A5005: {
        cause: asksTooOftenAnHour,
        after: maxCodesPerHour(sendCodeByEmail),
        input: ownCode,
      },
      A5006: {
        cause: asksTooOftenADay,
        after: maxCodesPerDay(sendCodeByEmail),
        input: ownCode,
      },
      A5013: {
        cause: 'Enters the current e-mail of the account.',
        input: { body: { scene: 'password', email: main.account } },
      },
      A5014: {
        cause: 'Enters the e-mail of another account.',
        input: { body: { scene: 'password', email: atLimit.account } },
      },
    },
    readBack: { never: notStored },
    verify: { input: () => ({ body: { scene: 'password' } }) },
  },

  verifyCurrentMobileCode: {
    access: 'account',
    handle({ db, user, body: { code, scene } }) {
      const refusal = checkCode(db, { scene, target: user.mobile }, code);
      if (refusal) return fail(checkCodes[refusal]);
      return ok({ ticket: issueTicket(db, user.id, 'current-mobile', user.mobile) });
    },
    screens: [{ path: paths.userAccount('mobile'), shows: 'toast' }],
    example: {
      after: [sendOwnCode('mobile')],
      input: { body: { code: seededCode, scene: 'mobile' } },
    },
    errors: {
      A2005: {
        cause: entersLate,
        after: [sendOwnCode('mobile'), wait(limits.codeMs)],
        input: { body: { code: seededCode, scene: 'mobile' } },
      },
      A5001: {
        cause: entersWrong,
        after: [sendOwnCode('mobile')],
        input: { body: { code: wrongCode, scene: 'mobile' } },
      },
      A5002: {
        cause: keepsTrying,
        after: [sendOwnCode('mobile'), ...maxWrongTries(tryOwnCode(wrongCode, 'mobile'))],
        input: { body: { code: seededCode, scene: 'mobile' } },
      },
    },
    readBack: { never: usedUp },
    verify: {
      // `checkCode` does not use the code up.
      after: ['sendUserSms', 'checkCode'],
      input: (_, given) => ({ body: { code: needCode(given), scene: 'mobile' } }),
    },
  },

  checkCode: {
    access: 'account',
    handle({ db, user, query: { code, scene } }) {
      const target = lastTarget(db, scene, [user.mobile, user.account]);
      const refusal = checkCode(db, target, code, { consume: false });
      return refusal ? fail(checkCodes[refusal]) : ok({ valid: 1 });
    },
    screens: { never: 'No page calls it: the operation that takes a code checks it, too.' },
    example: {
      after: [sendOwnCode('password')],
      input: { query: { code: seededCode, scene: 'password' } },
    },
    errors: {
      A2005: {
        cause: entersLate,
        after: [sendOwnCode('password'), wait(limits.codeMs)],
        input: { query: { code: seededCode, scene: 'password' } },
      },
      A5001: {
        cause: entersWrong,
        after: [sendCodeByEmail],
        input: { query: { code: wrongCode, scene: 'password' } },
      },
      A5002: {
        cause: keepsTrying,
        after: [sendCodeByEmail, ...maxWrongTries(tryOwnCode(wrongCode, 'password'))],
        input: { query: { code: seededCode, scene: 'password' } },
      },
    },
    verify: {
      kind: 'write',
      after: ['sendUserSms'],
      input: (_, given) => ({ query: { code: needCode(given), scene: 'mobile' } }),
    },
  },

  verifyNewMobileCode: {
    access: 'account',
    handle({ db, user, body: { mobile, code, ticket } }) {
      if (readTicket(db, ticket, user.id, 'current-mobile') === undefined)
        return fail('A0417', 'The ticket is not valid');
      const refusal = checkCode(db, { scene: 'new-mobile', target: mobile }, code);
      if (refusal) return fail(newMobileCheckCodes[refusal]);
      return ok({ ticket: issueTicket(db, user.id, 'new-mobile', mobile) });
    },
    screens: [{ path: paths.userAccount('mobile'), shows: 'toast' }],
    example: {
      after: [...verifyCurrentMobile, sendNewCode(newMobile)],
      input: newMobileWith(seededCode),
    },
    errors: {
      A0417: [
        {
          what: 'an invalid ticket',
          input: { body: { mobile: newMobile, code: seededCode, ticket: 'made-up' } },
        },
      ],
      A5007: {
        cause: 'Enters a wrong or expired code for the new number.',
        after: [...verifyCurrentMobile, sendNewCode(newMobile)],
        input: newMobileWith(wrongCode),
      },
      A5008: {
        cause: keepsTrying,
        after: [...verifyCurrentMobile, sendNewCode(newMobile), ...maxWrongTries(tryNewCode(wrongCode))],
        input: newMobileWith(seededCode),
      },
    },
    readBack: { never: usedUp },
    verify: {
      after: ['sendNewMobileSms'],
      input: ({ verifyCurrentMobileCode }, given) => ({
        body: {
          mobile: needNewMobile(given),
          code: needCode(given),
          ticket: needTicket(verifyCurrentMobileCode?.ticket, given),
        },
      }),
    },
  },
};
