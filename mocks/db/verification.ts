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
export function sendCode(world: MockDb, { scene, target }: Target, address: string): SendRefusal | undefined {
  const now = world.clock.now();
  const own = world.verificationCodes.get(`${scene}:${target}`);
  const isAlive = (sentTime: number) => now - sentTime < world.limits.codeMs;
  if (own && isAlive(own.sentTime) && own.wrongTries >= world.limits.codeTries) return 'too-many-wrong-tries';
  const isRecent = (sentTime: number) => now - sentTime < world.limits.codePauseMs;
  if (own && isRecent(own.sentTime)) return 'too-soon';
  const others = world.verificationCodes.where('target', target);
  if (others.some(({ sentTime }) => isRecent(sentTime))) return 'too-soon-after-another-scene';

  const limit = limitReached(world, target, address);
  if (limit) return limit;

  world.sentCodes.insert({ id: world.nextId('sent'), target, address, time: now });
  world.verificationCodes.put({
    id: `${scene}:${target}`,
    target,
    code: seededCode,
    sentTime: now,
    wrongTries: 0,
  });
  return undefined;
}

/** The exhausted sending limit; the longest of several. */
function limitReached(world: MockDb, target: string, address: string) {
  const since = (ms: number) => world.clock.now() - ms;
  const toTarget = world.sentCodes.where('target', target);
  const fromAddress = world.sentCodes.where('address', address);
  const countOf = (sent: { time: number }[], ms: number) =>
    sent.filter(({ time }) => time > since(ms)).length;
  if (countOf(toTarget, dayMs) >= world.limits.codesPerDay) return 'daily-limit';
  if (countOf(fromAddress, dayMs) >= world.limits.codesPerAddressAndDay) return 'daily-limit';
  if (countOf(toTarget, hourMs) >= world.limits.codesPerHour) return 'hourly-limit';
  if (countOf(fromAddress, minuteMs) >= world.limits.codesPerAddressAndMinute) return 'minute-limit';
  return undefined;
}

/** The target of the last code of a scene. */
export function lastTarget(world: MockDb, scene: string, [first, second]: readonly [string, string]): Target {
  const sentTime = (target: string) => world.verificationCodes.get(`${scene}:${target}`)?.sentTime ?? -1;
  return { scene, target: sentTime(second) > sentTime(first) ? second : first };
}

/** Whether the last code had too many wrong attempts. */
export function hasNoTriesLeft(world: MockDb, { scene, target }: Target): boolean {
  const sent = world.verificationCodes.get(`${scene}:${target}`);
  return sent !== undefined && sent.wrongTries >= world.limits.codeTries;
}

/** Verifies a code and consumes it unless `consume` is false. Returns the reason of a rejection. */
export function checkCode(
  world: MockDb,
  { scene, target }: Target,
  code: string,
  { consume = true } = {},
): CodeRefusal | undefined {
  const id = `${scene}:${target}`;
  const sent = world.verificationCodes.get(id);
  if (!sent) return 'wrong';
  if (sent.wrongTries >= world.limits.codeTries) return 'too-many-tries';
  if (world.clock.now() - sent.sentTime >= world.limits.codeMs) return 'expired';
  if (sent.code !== code) {
    world.verificationCodes.update(id, { wrongTries: sent.wrongTries + 1 });
    return 'wrong';
  }
  if (consume) world.verificationCodes.update(id, { sentTime: 0 });
  return undefined;
}
