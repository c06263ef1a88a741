import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { limits } from '../db/limits.ts';

const { main } = seededAccounts;
const newPassword = 'MyOwn2027!';
const passwordChange = {
  oldPassword: seededPassword,
  newPassword,
  confirmPassword: newPassword,
  code: seededCode,
};

test('a password change keeps the current session and closes the others', {
  tags: ['R7.17', 'R5.18'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const here = await logIn('main');
  const upstream = await logIn('main');
  await call('sendUserSms', { body: { scene: 'password' } }, { token: here });
  const change = { body: { ...passwordChange, channel: 'sms' as const } };
  expect(await call('changePassword', change, { token: here })).toMatchObject({ code: '00000' });

  expect(await call('getUserDetail', {}, { token: here })).toMatchObject({ code: '00000' });
  expect(await call('getUserDetail', {}, { token: upstream })).toMatchObject({ code: 'A0104' });
  const logInWith = (password: string) =>
    call('loginByPassword', { body: { account: main.account, password } });
  expect(await logInWith(seededPassword)).toMatchObject({ code: 'A0102' });
  expect(await logInWith(newPassword)).toMatchObject({ code: '00000' });
});

test('a password can be changed with an e-mailed code that was checked before', {
  tags: ['R7.12', 'R7.17'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  expect(await call('sendEmailCode', { body: { scene: 'password' } }, { token })).toMatchObject({
    data: { maskedEmail: expect.stringContaining('@example.com') },
  });
  const look = { query: { code: seededCode, scene: 'password' as const } };
  expect(await call('checkCode', look, { token })).toMatchObject({ data: { valid: 1 } });
  expect(await call('checkCode', look, { token })).toMatchObject({ data: { valid: 1 } });
  const change = { body: { ...passwordChange, channel: 'email' as const } };
  expect(await call('changePassword', change, { token })).toMatchObject({ code: '00000' });
  expect(await call('checkCode', look, { token })).toMatchObject({ code: 'A2005' });
});

test('wrong old passwords lock the account, as at login', { tags: ['R8.22'] }, async () => {
  const { call, logIn, wait } = createFreshCaller();
  const token = await logIn('main');
  await call('sendUserSms', { body: { scene: 'password' } }, { token });
  const wrong = { body: { ...passwordChange, oldPassword: newPassword, channel: 'sms' as const } };
  const codes = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    codes.push((await call('changePassword', wrong, { token })).code);
  }
  expect(codes).toEqual(['A0108', 'A0108', 'A0108', 'A0108', 'A5021']);
  const login = { body: { account: main.account, password: seededPassword } };
  expect(await call('loginByPassword', login)).toMatchObject({ code: 'A0105' });
  await wait(limits.lockMs);
  await call('sendUserSms', { body: { scene: 'password' } }, { token });
  const right = { body: { ...passwordChange, channel: 'sms' as const } };
  expect(await call('changePassword', right, { token })).toMatchObject({ code: '00000' });
});

test('a number is changed in two steps and works for login afterwards', {
  tags: ['R2.37', 'R7.17', 'R7.15'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  const mobile = '13700000001';
  await call('sendUserSms', { body: { scene: 'mobile' } }, { token });
  const { data: current } = await call(
    'verifyCurrentMobileCode',
    { body: { code: seededCode, scene: 'mobile' } },
    { token },
  );
  const ticket = current.ticket ?? '';
  await call('sendNewMobileSms', { body: { mobile, ticket } }, { token });
  const { data: verified } = await call(
    'verifyNewMobileCode',
    { body: { mobile, code: seededCode, ticket } },
    { token },
  );
  const change = { body: { mobile, ticket: verified.ticket ?? '' } };
  expect(await call('modifyMobile', change, { token })).toMatchObject({ code: '00000' });

  expect(await call('getUserDetail', {}, { token })).toMatchObject({ data: { mobile } });
  const askFor = (target: string) => call('sendLoginSms', { body: { mobile: target, scene: 'login' } });
  expect(await askFor(main.mobile)).toMatchObject({ code: 'A2002' });
  expect(await askFor(mobile)).toMatchObject({ code: '00000' });
  expect(await call('loginBySms', { body: { mobile, code: seededCode } })).toMatchObject({ code: '00000' });
});

test('the ticket of a verified number is valid for ten minutes', { tags: ['R2.37'] }, async () => {
  const { call, logIn, wait } = createFreshCaller();
  const token = await logIn('main');
  await call('sendUserSms', { body: { scene: 'mobile' } }, { token });
  const { data } = await call(
    'verifyCurrentMobileCode',
    { body: { code: seededCode, scene: 'mobile' } },
    { token },
  );
  const send = { body: { mobile: '13700000001', ticket: data.ticket ?? '' } };
  await wait(limits.ticketMs - 1);
  expect(await call('sendNewMobileSms', send, { token })).toMatchObject({ code: '00000' });
  await wait(1);
  expect(await call('sendNewMobileSms', send, { token })).toMatchObject({ code: 'A0417' });
});
