import { expect, test } from 'vitest';
import { isMainAccount, parseExpired, readTokens, readUser, summarise } from './cookies.ts';

const user = {
  id: 'u-1',
  name: '林悦',
  email: 'm***@example.com',
  mobile: '138****0001',
  lastLoginTime: 1_800_000_000_000,
  parentId: '0',
};
const cookies = (values: Record<string, string>) => (name: string) => values[name];

test.each([
  [1_800_000_000_000, 1_800_000_000_000],
  ['1800000000000', 1_800_000_000_000],
  [1_800_000_000, 1_800_000_000_000],
  ['999999999999', 999_999_999_999_000],
  ['1000000000000', 1_000_000_000_000],
  ['2027-01-15T08:00:00.000Z', 1_800_000_000_000],
])('reads the expiry %j', { tags: ['R3.1'] }, (value, expected) => {
  expect(parseExpired(value)).toBe(expected);
});

test.each([undefined, '', 'soon'])('reads no expiry from %j', { tags: ['R3.1'] }, (value) => {
  expect(parseExpired(value)).toBeUndefined();
});

test('reads the tokens from the cookies TOKEN, RTOKEN and EXPRIED', { tags: ['R3.1', 'R9.1'] }, () => {
  const read = cookies({ TOKEN: 'a', RTOKEN: 'b', EXPRIED: '1800000000000' });
  expect(readTokens(read)).toEqual({ token: 'a', refreshToken: 'b', expired: 1_800_000_000_000 });
  expect(readTokens(cookies({ RTOKEN: 'b' }))).toBeUndefined();
});

test('restores the user only when both token and user data are there', { tags: ['R4.8'] }, () => {
  const USERDATA = JSON.stringify(user);
  expect(readUser(cookies({ TOKEN: 'a', USERDATA }))).toEqual(user);
  expect(readUser(cookies({ USERDATA }))).toBeNull();
  expect(readUser(cookies({ TOKEN: 'a' }))).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"id":1}', '{"__proto__":{"parentId":"0"}}'])(
  'takes the user data %j for nobody',
  { tags: ['R3.2'] },
  (USERDATA) => {
    expect(readUser(cookies({ TOKEN: 'a', USERDATA }))).toBeNull();
  },
);

test('keeps contacts masked', { tags: ['R3.2'] }, () => {
  const detail = { ...user, email: 'main@example.com', mobile: '13800000001', de: 0 as const };
  expect(summarise(detail)).toEqual(user);
});

test.each([
  ['0', true],
  ['u-1001', false],
  ['1', false],
])('with parentId %j is a main account: %s', { tags: ['R3.3'] }, (parentId, expected) => {
  expect(isMainAccount({ parentId })).toBe(expected);
});
