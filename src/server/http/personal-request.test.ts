import { expect, test } from 'vitest';
import { isPersonalRequest } from './personal-request.ts';

const isPersonal = (
  path: string,
  headers: Record<string, string> = {},
  { forwarded = ['X-Tenant'], isPersonal = false } = {},
) => isPersonalRequest({ headers }, { path, isPersonal }, forwarded);

test('the user area is personal in every language', () => {
  for (const path of ['/user', '/user/info', '/en/user', '/en/user/sub-account'])
    expect(isPersonal(path), path).toBe(true);
  for (const path of ['/', '/users', '/about/user', '/en/about', '/login'])
    expect(isPersonal(path), path).toBe(false);
});

test('forwarded headers make every page personal, and no other header does', () => {
  expect(isPersonal('/', { authorization: 'Bearer 1' })).toBe(false);
  expect(isPersonal('/', { authorization: 'x' }, { forwarded: ['Authorization'] })).toBe(true);
  expect(isPersonal('/', { 'x-tenant': 'a' })).toBe(true);
  expect(isPersonal('/', { 'x-mock': 'A0401' }), 'the API never sees it').toBe(false);
});

test.each(['TOKEN=1', 'TOKEN =1', 'lang=en; USERDATA=%7B%7D', 'a=b;RTOKEN=', 'EXPRIED=1'])(
  'the session %s makes a page personal that depends on it, and no other',
  (cookie) => {
    expect(isPersonal('/apply', { cookie }, { isPersonal: true })).toBe(true);
    expect(isPersonal('/about', { cookie })).toBe(false);
  },
);

test('other cookies do not make a page personal', () => {
  expect(isPersonal('/apply', { cookie: 'lang=en; other=TOKEN' }, { isPersonal: true })).toBe(false);
});
