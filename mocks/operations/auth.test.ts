import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { limits } from '../db/limits.ts';

const { main, firstLogin } = seededAccounts;
const rightLogin = { body: { account: main.account, password: seededPassword } };
const smsLogin = { body: { mobile: main.mobile, code: seededCode } };
const askForCode = { body: { mobile: main.mobile, scene: 'login' as const } };

test('five wrong passwords lock an account for an hour', {
  tags: ['R8.13'],
}, async () => {
  const { call, wait } = createFreshCaller();
  const wrongLogin = { body: { account: main.account, password: 'Wrong2026!' } };
  const codes = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    codes.push((await call('loginByPassword', wrongLogin)).code);
  }
  expect(codes).toEqual(['A0102', 'A0102', 'A0102', 'A0102', 'A0105']);
  await wait(limits.lockMs - 1);
  expect(await call('loginByPassword', rightLogin)).toMatchObject({ code: 'A0105' });
  await wait(1);
  expect(await call('loginByPassword', rightLogin)).toMatchObject({ code: '00000' });
});

test('a correct password resets the count of wrong passwords', { tags: ['R8.13'] }, async () => {
  const { call } = createFreshCaller();
  const wrongLogin = { body: { account: main.account, password: 'Wrong2026!' } };
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await call('loginByPassword', wrongLogin);
    expect(await call('loginByPassword', rightLogin)).toMatchObject({ code: '00000' });
  }
});

test('the e-mail of an account is case-insensitive', { tags: ['R5.2'] }, async () => {
  const { call } = createFreshCaller();
  const body = { account: main.account.toUpperCase(), password: seededPassword };
  expect(await call('loginByPassword', { body })).toMatchObject({ code: '00000' });
});

test('a password reset replaces the required first password change', {
  tags: ['R8.14', 'R7.13'],
}, async () => {
  const { call } = createFreshCaller();
  const { account, mobile } = firstLogin;
  const password = 'MyOwn2027!';
  await call('sendLoginSms', { body: { mobile, scene: 'reset' } });
  await call('resetPassword', { body: { mobile, code: seededCode, password, confirmPassword: password } });
  expect(await call('loginByPassword', { body: { account, password } })).toMatchObject({ code: '00000' });
});

test('a code works once', { tags: ['R9.6'] }, async () => {
  const { call } = createFreshCaller();
  await call('sendLoginSms', askForCode);
  expect(await call('loginBySms', smsLogin)).toMatchObject({ code: '00000' });
  expect(await call('loginBySms', smsLogin)).toMatchObject({ code: 'A2005' });
});

test('a code expires five minutes after it was sent', { tags: ['R9.6'] }, async () => {
  const { call, wait } = createFreshCaller();
  await call('sendLoginSms', askForCode);
  await wait(limits.codeMs - 1);
  expect(await call('loginBySms', smsLogin)).toMatchObject({ code: '00000' });
});

test('a refreshed token replaces the old one', { tags: ['R7.13', 'R4.10'] }, async () => {
  const { call } = createFreshCaller();
  const { data: old } = await call('loginByPassword', rightLogin);
  const pair = { token: old.token ?? '', refreshToken: old.refreshToken ?? '' };
  const { data: renewed } = await call('refreshToken', { body: pair });
  expect(await call('getUserDetail', {}, { token: renewed.token })).toMatchObject({ code: '00000' });
  expect(await call('getUserDetail', {}, { token: old.token })).toMatchObject({ code: 'A0104' });
  expect(await call('refreshToken', { body: pair })).toMatchObject({ code: 'A0401' });
});

test('an expired token can be refreshed', { tags: ['R4.10'] }, async () => {
  const { call, wait } = createFreshCaller();
  const { data: old } = await call('loginByPassword', rightLogin);
  await wait(limits.tokenMs);
  expect(await call('getUserDetail', {}, { token: old.token })).toMatchObject({ code: 'A0103' });
  const pair = { token: old.token ?? '', refreshToken: old.refreshToken ?? '' };
  const { data: renewed } = await call('refreshToken', { body: pair });
  expect(await call('getUserDetail', {}, { token: renewed.token })).toMatchObject({ code: '00000' });
});

test('a logout closes one session only', { tags: ['R4.7'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const here = await logIn('main');
  const upstream = await logIn('main');
  await call('logout', {}, { token: here });
  expect(await call('getUserDetail', {}, { token: here })).toMatchObject({ code: 'A0104' });
  expect(await call('getUserDetail', {}, { token: upstream })).toMatchObject({ code: '00000' });
});

test('a registered customer is signed in, has a new company and can sign in again', {
  tags: ['R7.11'],
}, async () => {
  const { call } = createFreshCaller();
  const mobile = '13700000001';
  const account = 'brand-new@example.com';
  await call('sendLoginSms', { body: { mobile, scene: 'register' } });
  const { data: session } = await call('registerBySms', {
    body: {
      mobile,
      code: seededCode,
      name: '新客户',
      email: account,
      company: '全新演示公司',
      password: 'MyOwn2027!',
    },
  });
  expect(await call('getUserDetail', {}, { token: session.token })).toMatchObject({
    data: { email: account, parentId: '0' },
  });
  expect(await call('getCompanyInfo', {}, { token: session.token })).toMatchObject({ code: 'B004' });
  expect(await call('loginByPassword', { body: { account, password: 'MyOwn2027!' } })).toMatchObject({
    code: '00000',
  });
});
