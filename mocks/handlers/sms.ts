import { issueTicket, readTicket } from '../db/tickets.ts';
import { type CodeRefusal, checkCode, lastTarget, type SendRefusal, sendCode } from '../db/verification.ts';
import { fail, ok } from '../engine/operation.ts';
import { maskEmail, maskMobile } from './contact-masks.ts';
import type { HandlersOf } from './handler.ts';

/** The error codes of calls that send to a known number or e-mail. */
const knownTarget = {
  'too-many-wrong-tries': 'A2003',
  'too-soon': 'A2004',
  'too-soon-after-another-scene': 'A5003',
  'minute-limit': 'A5004',
  'hourly-limit': 'A5005',
  'daily-limit': 'A5006',
} as const satisfies Record<SendRefusal, string>;

/** E-mail has no separate codes for the first two. */
const knownEmail = { ...knownTarget, 'too-many-wrong-tries': 'A5003', 'too-soon': 'A5003' } as const;

const newTarget = {
  'too-many-wrong-tries': 'A5009',
  'too-soon': 'A5009',
  'too-soon-after-another-scene': 'A5009',
  'minute-limit': 'A5010',
  'hourly-limit': 'A5011',
  'daily-limit': 'A5012',
} as const satisfies Record<SendRefusal, string>;

const currentMobile = {
  wrong: 'A5001',
  expired: 'A2005',
  'too-many-tries': 'A5002',
} as const satisfies Record<CodeRefusal, string>;

const newMobile = {
  wrong: 'A5007',
  expired: 'A5007',
  'too-many-tries': 'A5008',
} as const satisfies Record<CodeRefusal, string>;

export const smsHandlers: HandlersOf<
  | 'sendLoginSms'
  | 'sendNewMobileSms'
  | 'sendUserSms'
  | 'sendEmailCode'
  | 'verifyCurrentMobileCode'
  | 'checkCode'
  | 'verifyNewMobileCode'
> = {
  sendLoginSms({ db, body: { mobile, scene }, address }) {
    if (mobile === '') return fail('A2011');
    const isKnown = db.users.count('mobile', mobile) > 0;
    if (!isKnown && scene !== 'register') return fail('A2002');
    const refusal = sendCode(db, { scene, target: mobile }, address);
    return refusal ? fail(knownTarget[refusal]) : ok(null);
  },

  sendNewMobileSms({ db, user, body: { mobile, ticket }, address }) {
    if (mobile === '') return fail('A5015');
    if (readTicket(db, ticket, user.id, 'current-mobile') === undefined)
      return fail('A0417', 'The ticket is not valid');
    if (mobile === user.mobile) return fail('A5017');
    const [owner] = db.users.where('mobile', mobile);
    if (owner) return fail(owner.companyId === user.companyId ? 'A5018' : 'A5016');
    const refusal = sendCode(db, { scene: 'new-mobile', target: mobile }, address);
    return refusal ? fail(newTarget[refusal]) : ok(null);
  },

  sendUserSms({ db, user, body: { scene }, address }) {
    const refusal = sendCode(db, { scene, target: user.mobile }, address);
    return refusal ? fail(knownTarget[refusal]) : ok({ maskedMobile: maskMobile(user.mobile) });
  },

  sendEmailCode({ db, user, body: { scene, email }, address }) {
    const target = email?.trim().toLowerCase();
    if (target === user.account) return fail('A5013');
    if (target && db.users.count('account', target) > 0) return fail('A5014');
    const refusal = sendCode(db, { scene, target: target ?? user.account }, address);
    return refusal ? fail(knownEmail[refusal]) : ok({ maskedEmail: maskEmail(target ?? user.account) });
  },

  verifyCurrentMobileCode({ db, user, body: { code, scene } }) {
    const refusal = checkCode(db, { scene, target: user.mobile }, code);
    if (refusal) return fail(currentMobile[refusal]);
    return ok({ ticket: issueTicket(db, user.id, 'current-mobile', user.mobile) });
  },

  checkCode({ db, user, query: { code, scene } }) {
    const target = lastTarget(db, scene, [user.mobile, user.account]);
    const refusal = checkCode(db, target, code, { consume: false });
    return refusal ? fail(currentMobile[refusal]) : ok({ valid: 1 });
  },

  verifyNewMobileCode({ db, user, body: { mobile, code, ticket } }) {
    if (readTicket(db, ticket, user.id, 'current-mobile') === undefined)
      return fail('A0417', 'The ticket is not valid');
    const refusal = checkCode(db, { scene: 'new-mobile', target: mobile }, code);
    if (refusal) return fail(newMobile[refusal]);
    return ok({ ticket: issueTicket(db, user.id, 'new-mobile', mobile) });
  },
};
