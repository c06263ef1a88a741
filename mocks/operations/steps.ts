import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { hourMs, limits, minuteMs } from '../db/limits.ts';
import type { ExampleCall, Step } from './operation.ts';

/** Reasons why no operation returns a value that was sent. */
export const secret = 'no operation returns a password';
export const usedUp = 'a code, ticket or token is proof and is consumed';
export const notStored = 'it names the purpose of the call and is not stored';

export const newMobile = '13700000001';
export const newPassword = 'Better2027!';
export const wrongCode = '000000';

/** A mobile number without an account. */
export const unusedMobile = (index: number) => `1350000${String(index).padStart(4, '0')}`;

export const wait = (waitMs: number): Step => ({ waitMs });

/** Repeats steps. */
export function times(count: number, steps: (index: number) => Step[]): Step[] {
  return Array.from({ length: count }, (_, index) => steps(index)).flat();
}

export const sendLoginCode = (mobile: string, scene: 'login' | 'register' | 'reset' = 'login'): Step => ({
  id: 'sendLoginSms',
  input: { body: { mobile, scene } },
});

export const sendOwnCode = (scene: 'mobile' | 'password'): Step => ({
  id: 'sendUserSms',
  input: { body: { scene } },
});

export const sendCodeByEmail: Step = {
  id: 'sendEmailCode',
  input: { body: { scene: 'password' } },
};

export const tryOwnCode = (code: string, scene: 'mobile' | 'password'): Step => ({
  id: 'checkCode',
  input: { query: { code, scene } },
});

/** First half of a mobile number change: verifies the current number. */
export const verifyCurrentMobile: Step[] = [
  sendOwnCode('mobile'),
  { id: 'verifyCurrentMobileCode', input: { body: { code: seededCode, scene: 'mobile' } } },
];

export const toNewMobile =
  (mobile: string): ExampleCall<'sendNewMobileSms'>['input'] =>
  ({ verifyCurrentMobileCode }) => ({
    body: { mobile, ticket: verifyCurrentMobileCode?.ticket ?? '' },
  });

export const sendNewCode = (mobile: string): Step => ({ id: 'sendNewMobileSms', input: toNewMobile(mobile) });

export const newMobileWith =
  (code: string): ExampleCall<'verifyNewMobileCode'>['input'] =>
  ({ verifyCurrentMobileCode }) => ({
    body: { mobile: newMobile, code, ticket: verifyCurrentMobileCode?.ticket ?? '' },
  });

export const tryNewCode = (code: string): Step => ({ id: 'verifyNewMobileCode', input: newMobileWith(code) });

export const logIn = (account: string, password = seededPassword): Step => ({
  id: 'loginByPassword',
  input: { body: { account, password } },
});

/** Sends the maximum number of codes per network address and minute. */
export const maxCodesPerMinute = times(limits.codesPerAddressAndMinute, (index) => [
  sendLoginCode(unusedMobile(index), 'register'),
]);

/** Sends the maximum number of codes per hour, one per minute. */
export const maxCodesPerHour = (send: Step) => times(limits.codesPerHour, () => [send, wait(minuteMs)]);

/** Sends the maximum number of codes per day; `before` repeats every hour. */
export function maxCodesPerDay(send: Step, before: Step[] = []): Step[] {
  const restOfTheHour = wait(hourMs - limits.codesPerHour * minuteMs);
  const hours = limits.codesPerDay / limits.codesPerHour;
  return times(hours, (hour) => [...(hour > 0 ? [restOfTheHour] : []), ...before, ...maxCodesPerHour(send)]);
}

/** Enters the maximum number of wrong codes. */
export const maxWrongTries = (attempt: Step) => times(limits.codeTries, () => [attempt]);

/** The named sub-account of the main account. */
export const sub = seededAccounts.sub;
export const main = seededAccounts.main;
