import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { seededAccounts } from '../db/accounts.ts';
import { dayMs, hourMs, limits, minuteMs } from '../db/limits.ts';

const { main } = seededAccounts;
const application = (company: string, email = 'visitor@example.com') => ({
  body: { name: '林悦', email, mobile: '13900009999', company, lang: 'zh' as const },
});
const askForCode = { body: { mobile: main.mobile, scene: 'login' as const } };

test('an e-mail that has applied three times may apply again after a day', {
  tags: ['R9.6', 'R8.22'],
}, async () => {
  const { call, wait } = createFreshCaller();
  for (const company of ['甲', '乙', '丙']) {
    expect(await call('submitApplication', application(company))).toMatchObject({ code: '00000' });
  }
  expect(await call('submitApplication', application('丁'))).toMatchObject({ code: 'A5023' });
  await wait(dayMs);
  expect(await call('submitApplication', application('丁'))).toMatchObject({ code: '00000' });
});

test('an address that has applied five times may apply again after a day', {
  tags: ['R9.6', 'R8.22'],
}, async () => {
  const { call, wait } = createFreshCaller();
  for (let index = 0; index < limits.applicationsPerAddressAndDay; index += 1) {
    const sent = await call('submitApplication', application('甲', `visitor${index}@example.com`));
    expect(sent).toMatchObject({ code: '00000' });
  }
  expect(await call('submitApplication', application('甲'))).toMatchObject({ code: 'A5022' });
  await wait(dayMs);
  expect(await call('submitApplication', application('甲'))).toMatchObject({ code: '00000' });
});

test('the same application is accepted again after the repeat interval', { tags: ['R8.11'] }, async () => {
  const { call, wait } = createFreshCaller();
  await call('submitApplication', application('甲'));
  await wait(limits.repeatMs);
  expect(await call('submitApplication', application('甲'))).toMatchObject({ code: '00000' });
});

test('applications and price requests have separate limits', { tags: ['R9.6'] }, async () => {
  const { call, callExample } = createFreshCaller();
  for (const company of ['甲', '乙', '丙']) await call('submitApplication', application(company));
  expect(await callExample('askSamplePrices')).toMatchObject({ code: '00000' });
});

test('a number receives at most one code a minute, five an hour and ten a day', {
  tags: ['R9.6', 'R8.19'],
}, async () => {
  const { call, wait } = createFreshCaller();
  const sendFive = async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await call('sendLoginSms', askForCode)).toMatchObject({ code: '00000' });
      await wait(minuteMs);
    }
  };
  await sendFive();
  expect(await call('sendLoginSms', askForCode)).toMatchObject({ code: 'A5005' });
  await wait(hourMs);
  await sendFive();
  await wait(hourMs);
  expect(await call('sendLoginSms', askForCode)).toMatchObject({ code: 'A5006' });
  await wait(dayMs);
  expect(await call('sendLoginSms', askForCode)).toMatchObject({ code: '00000' });
});

test('a new code can be sent five minutes after too many wrong tries', {
  tags: ['R9.6', 'R8.17'],
}, async () => {
  const { call, wait } = createFreshCaller();
  await call('sendLoginSms', askForCode);
  for (let attempt = 0; attempt < limits.codeTries; attempt += 1) {
    await call('loginBySms', { body: { mobile: main.mobile, code: '000000' } });
  }
  const right = { body: { mobile: main.mobile, code: '123456' } };
  expect(await call('loginBySms', right)).toMatchObject({ code: 'A2003' });
  await wait(limits.codeMs);
  await call('sendLoginSms', askForCode);
  expect(await call('loginBySms', right)).toMatchObject({ code: '00000' });
});
