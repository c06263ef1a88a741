import { expect, test } from 'vitest';
import { createIsPersonal } from './personal-request.ts';

const isPersonal = createIsPersonal(['X-Tenant']);

test('the user area is personal in every language', () => {
  const page = { isPersonal: false };
  for (const path of ['/user', '/user/info', '/en/user', '/en/user/sub-account', '/user.data', '/USER/'])
    expect(isPersonal({ path, headers: {} }, page), path).toBe(true);
  for (const path of ['/', '/users', '/about/user', '/en/about', '/login'])
    expect(isPersonal({ path, headers: {} }, page), path).toBe(false);
});

test('forwarded headers make every page personal, and no other header does', () => {
  const page = { isPersonal: false };
  expect(isPersonal({ path: '/', headers: { authorization: 'Bearer 1' } }, page)).toBe(false);
  expect(createIsPersonal(['Authorization'])({ path: '/', headers: { authorization: 'x' } }, page)).toBe(
    true,
  );
  expect(isPersonal({ path: '/', headers: { 'x-tenant': 'a' } }, page)).toBe(true);
  expect(isPersonal({ path: '/', headers: { 'x-mock': 'A0401' } }, page), 'the API never sees it').toBe(
    false,
  );
});

test.each(['TOKEN=1', 'TOKEN =1', 'lang=en; USERDATA=%7B%7D', 'a=b;RTOKEN=', 'EXPRIED=1'])(
  'the session %s makes a page personal that depends on it, and no other',
  (cookie) => {
    expect(isPersonal({ path: '/apply', headers: { cookie } }, { isPersonal: true })).toBe(true);
    expect(isPersonal({ path: '/about', headers: { cookie } }, { isPersonal: false })).toBe(false);
  },
);

test('other cookies do not make a page personal', () => {
  const headers = { cookie: 'lang=en; other=TOKEN' };
  expect(isPersonal({ path: '/apply', headers }, { isPersonal: true })).toBe(false);
});
