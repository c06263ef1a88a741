import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { seededCode } from '../db/accounts.ts';
import { limits, minuteMs } from '../db/limits.ts';
import { maskEmail, maskMobile } from './sms.ts';
import {
  maxCodesPerMinute,
  maxWrongTries,
  newMobile,
  newMobileWith,
  sendCodeByEmail,
  sendLoginCode,
  sendNewCode,
  toNewMobile,
  tryNewCode,
  tryOwnCode,
  verifyCurrentMobile,
  wait,
  wrongCode,
} from './steps.ts';

test('contacts are masked', () => {
  expect(maskMobile('13800000001')).toBe('138****0001');
  expect(maskEmail('lin.yue@example.com')).toBe('l***@example.com');
});

const codeByEmail = () => ({ body: { scene: 'password' as const } });

test('one network address receives at most five codes a minute', { tags: ['R8.19'] }, async () => {
  const { runTrigger } = createFreshCaller();
  const codeToAnother = () => ({ body: { mobile: newMobile, scene: 'register' as const } });
  expect(await runTrigger('sendLoginSms', { after: maxCodesPerMinute, input: codeToAnother })).toMatchObject({
    code: 'A5004',
  });
  expect(await runTrigger('sendLoginSms', { after: [wait(minuteMs)], input: codeToAnother })).toMatchObject({
    code: '00000',
  });
});

test('a code for another purpose delays the code for a new number', {
  tags: ['R8.19'],
}, async () => {
  const after = [...verifyCurrentMobile, sendLoginCode(newMobile, 'register')];
  const call = { as: 'main' as const, after, input: toNewMobile(newMobile) };
  expect(await createFreshCaller().runTrigger('sendNewMobileSms', call)).toMatchObject({ code: 'A5009' });
});

test('too many wrong codes for a new number block the next code', { tags: ['R8.19'] }, async () => {
  const after = [
    ...verifyCurrentMobile,
    sendNewCode(newMobile),
    ...maxWrongTries(tryNewCode(wrongCode)),
    wait(minuteMs),
  ];
  const call = { as: 'main' as const, after, input: toNewMobile(newMobile) };
  expect(await createFreshCaller().runTrigger('sendNewMobileSms', call)).toMatchObject({ code: 'A5009' });
});

test('too many wrong codes for an e-mail block the next code', { tags: ['R8.19'] }, async () => {
  const after = [sendCodeByEmail, ...maxWrongTries(tryOwnCode(wrongCode, 'password')), wait(minuteMs)];
  const call = { as: 'main' as const, after, input: codeByEmail };
  expect(await createFreshCaller().runTrigger('sendEmailCode', call)).toMatchObject({ code: 'A5003' });
});

test('a code for a new number expires after five minutes', { tags: ['R9.6', 'R8.19'] }, async () => {
  const after = [...verifyCurrentMobile, sendNewCode(newMobile), wait(limits.codeMs)];
  const call = { as: 'main' as const, after, input: newMobileWith(seededCode) };
  expect(await createFreshCaller().runTrigger('verifyNewMobileCode', call)).toMatchObject({ code: 'A5007' });
});
