import { seededCode } from './accounts.ts';
import { dayMs, hourMs, limits } from './limits.ts';
import type { World } from './world.ts';

/** Why a verification code is not sent. */
export type SendRefusal =
  | 'too-many-wrong-tries'
  | 'too-soon'
  | 'too-soon-after-another-scene'
  | 'hourly-limit'
  | 'daily-limit'
  | 'address-limit';

/** Why a verification code is not accepted. */
export type CodeRefusal = 'wrong' | 'expired' | 'too-many-tries';

interface Target {
  /** What the code is for, such as `login`. */
  scene: string;
  /** A mobile number or an e-mail. */
  target: string;
}

/** Sends a code, or says why not. The limits count per target and per network address. */
export function sendCode(world: World, { scene, target }: Target, address: string): SendRefusal | undefined {
  const now = world.clock.now();
  const own = world.verificationCodes.get(`${scene}:${target}`);
  const isAlive = (sentTime: number) => now - sentTime < limits.codeMs;
  if (own && isAlive(own.sentTime) && own.wrongTries >= limits.codeTries) return 'too-many-wrong-tries';
  const isRecent = (sentTime: number) => now - sentTime < limits.codePauseMs;
  if (own && isRecent(own.sentTime)) return 'too-soon';
  const others = world.verificationCodes.where('target', target);
  if (others.some(({ sentTime }) => isRecent(sentTime))) return 'too-soon-after-another-scene';

  const sent = world.sentCodes.where('target', target).filter(({ time }) => now - time < dayMs);
  if (sent.filter(({ time }) => now - time < hourMs).length >= limits.codesPerHour) return 'hourly-limit';
  if (sent.length >= limits.codesPerDay) return 'daily-limit';
  const fromAddress = world.sentCodes.where('address', address).filter(({ time }) => now - time < dayMs);
  if (fromAddress.length >= limits.codesPerAddressAndDay) return 'address-limit';

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

/** Checks a code and uses it up, unless it is only looked at (`consume: false`); says why it is refused. */
export function checkCode(
  world: World,
  { scene, target }: Target,
  code: string,
  { consume = true } = {},
): CodeRefusal | undefined {
  const id = `${scene}:${target}`;
  const sent = world.verificationCodes.get(id);
  if (!sent) return 'wrong';
  if (sent.wrongTries >= limits.codeTries) return 'too-many-tries';
  if (world.clock.now() - sent.sentTime >= limits.codeMs) return 'expired';
  if (sent.code !== code) {
    world.verificationCodes.update(id, { wrongTries: sent.wrongTries + 1 });
    return 'wrong';
  }
  if (consume) world.verificationCodes.update(id, { sentTime: 0 });
  return undefined;
}
