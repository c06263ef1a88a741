import { seededAccounts, seededCode, seededPassword } from '../../../mocks/db/accounts.ts';
import { hourMs, limits, minuteMs } from '../../../mocks/db/limits.ts';
import type { ExampleCall, Step } from '../example-calls.ts';

export const newMobile = '13700000001';
export const newPassword = 'Better2027!';
export const wrongCode = '000000';

/** Numbers that no account has, all different. */
export const strangersMobile = (index: number) => `1350000${String(index).padStart(4, '0')}`;

export const wait = (waitMs: number): Step => ({ waitMs });

/** Steps that are taken several times in a row. */
export function times(count: number, steps: (index: number) => Step[]): Step[] {
  return Array.from({ length: count }, (_, index) => steps(index)).flat();
}

export const sendLoginCode = (mobile: string, scene: 'login' | 'register' | 'reset' = 'login'): Step => ({
  id: 'sendLoginSms',
  input: () => ({ body: { mobile, scene } }),
});

export const sendOwnCode = (scene: 'mobile' | 'password'): Step => ({
  id: 'sendUserSms',
  input: () => ({ body: { scene } }),
});

export const sendCodeByEmail: Step = {
  id: 'sendEmailCode',
  input: () => ({ body: { scene: 'password' } }),
};

export const tryOwnCode = (code: string, scene: 'mobile' | 'password'): Step => ({
  id: 'checkCode',
  input: () => ({ query: { code, scene } }),
});

/** The first half of a change of number: the current one is verified. */
export const verifyCurrentMobile: Step[] = [
  sendOwnCode('mobile'),
  { id: 'verifyCurrentMobileCode', input: () => ({ body: { code: seededCode, scene: 'mobile' } }) },
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
  input: () => ({ body: { account, password } }),
});

/** As many codes as one network address may ask for in a minute. */
export const everyCodeOfAMinute = times(limits.codesPerAddressAndMinute, (index) => [
  sendLoginCode(strangersMobile(index), 'register'),
]);

/** As many sends as an hour allows, a minute apart. */
export const everyCodeOfAnHour = (send: Step) => times(limits.codesPerHour, () => [send, wait(minuteMs)]);

/** As many sends as a day allows; `before` is done again in every hour. */
export function everyCodeOfADay(send: Step, before: Step[] = []): Step[] {
  const restOfTheHour = wait(hourMs - limits.codesPerHour * minuteMs);
  const hours = limits.codesPerDay / limits.codesPerHour;
  return times(hours, (hour) => [
    ...(hour > 0 ? [restOfTheHour] : []),
    ...before,
    ...everyCodeOfAnHour(send),
  ]);
}

/** As many wrong codes as one code allows. */
export const everyWrongTry = (attempt: Step) => times(limits.codeTries, () => [attempt]);

/** The main account's sub-account that the seeds name. */
export const sub = seededAccounts.sub;
export const main = seededAccounts.main;
