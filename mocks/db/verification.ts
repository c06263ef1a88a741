import { seededCode } from './accounts.ts';
import { dayMs, hourMs, minuteMs } from './limits.ts';
import type { MockDb } from './mock-db.ts';

/** The reason why a verification code is not sent. */
export type SendRefusal =
  | 'too-many-wrong-tries'
  | 'too-soon'
  | 'too-soon-after-another-scene'
  | 'minute-limit'
  | 'hourly-limit'
  | 'daily-limit';

/** The reason why a verification code is rejected. */
export type CodeRefusal = 'wrong' | 'expired' | 'too-many-tries';

interface Target {
  /** Purpose of the code, such as `login`. */
  scene: string;
  /** A mobile number or an e-mail. */
  target: string;
}

/** Sends a code, or returns the reason why not. Limits apply per target and per network address. */
export function sendCode(db: MockDb, { scene, target }: Target, address: string): SendRefusal | undefined {
  const now = db.clock.now();
  const own = db.verificationCodes.get(`${scene}:${target}`);
  const isValid = (sentTime: number) => now - sentTime < db.limits.codeMs;
  if (own && isValid(own.sentTime) && own.wrongTries >= db.limits.codeTries) return 'too-many-wrong-tries';
  const isRecent = (sentTime: number) => now - sentTime < db.limits.codePauseMs;
  if (own && isRecent(own.sentTime)) return 'too-soon';
  const others = db.verificationCodes.where('target', target);
  if (others.some(({ sentTime }) => isRecent(sentTime))) return 'too-soon-after-another-scene';

  const limit = limitReached(db, target, address);
  if (limit) return limit;

  db.sentCodes.insert({ target, address, time: now });
  db.verificationCodes.put({
    id: `${scene}:${target}`,
    target,
    code: seededCode,
    sentTime: now,
    wrongTries: 0,
  });
  return undefined;
}

/** The exhausted sending limit; the longest of several. */
function limitReached(db: MockDb, target: string, address: string) {
  const since = (ms: number) => db.clock.now() - ms;
  const toTarget = db.sentCodes.where('target', target);
  const fromAddress = db.sentCodes.where('address', address);
  const countOf = (sent: { time: number }[], ms: number) =>
    sent.filter(({ time }) => time > since(ms)).length;
  if (countOf(toTarget, dayMs) >= db.limits.codesPerDay) return 'daily-limit';
  if (countOf(fromAddress, dayMs) >= db.limits.codesPerAddressAndDay) return 'daily-limit';
  if (countOf(toTarget, hourMs) >= db.limits.codesPerHour) return 'hourly-limit';
  if (countOf(fromAddress, minuteMs) >= db.limits.codesPerAddressAndMinute) return 'minute-limit';
  return undefined;
}

/** The target of the last code of a scene. */
export function lastTarget(db: MockDb, scene: string, [first, second]: readonly [string, string]): Target {
  const sentTime = (target: string) => db.verificationCodes.get(`${scene}:${target}`)?.sentTime ?? -1;
  return { scene, target: sentTime(second) > sentTime(first) ? second : first };
}

/** Whether the last code had too many wrong attempts. */
export function hasNoTriesLeft(db: MockDb, { scene, target }: Target): boolean {
  const sent = db.verificationCodes.get(`${scene}:${target}`);
  return sent !== undefined && sent.wrongTries >= db.limits.codeTries;
}

/** Verifies a code and consumes it unless `consume` is false. Returns the reason of a rejection. */
export function checkCode(
  db: MockDb,
  { scene, target }: Target,
  code: string,
  { consume = true } = {},
): CodeRefusal | undefined {
  const id = `${scene}:${target}`;
  const sent = db.verificationCodes.get(id);
  if (!sent) return 'wrong';
  if (sent.wrongTries >= db.limits.codeTries) return 'too-many-tries';
  if (db.clock.now() - sent.sentTime >= db.limits.codeMs) return 'expired';
  if (sent.code !== code) {
    db.verificationCodes.update(id, { wrongTries: sent.wrongTries + 1 });
    return 'wrong';
  }
  if (consume) db.verificationCodes.update(id, { sentTime: 0 });
  return undefined;
}
