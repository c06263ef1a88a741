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

test('restores the user only with both token and user data', { tags: ['R4.8'] }, () => {
  const USERDATA = JSON.stringify(user);
  expect(readUser(cookies({ TOKEN: 'a', USERDATA }))).toEqual(user);
  expect(readUser(cookies({ USERDATA }))).toBeNull();
  expect(readUser(cookies({ TOKEN: 'a' }))).toBeNull();
});

test.each([
  [{ parentId: 0 }, { parentId: '0' }],
  [
    { id: 7, mobile: 13800000001 },
    { id: '7', mobile: '13800000001' },
  ],
  [{ lastLoginTime: '1800000000000' }, {}],
  [{ lastLoginTime: '2027-01-15T08:00:00.000Z' }, {}],
  [
    { lastLoginTime: null, email: null, mobile: undefined },
    { lastLoginTime: 0, email: '', mobile: '' },
  ],
  [{ parentId: null }, { parentId: '' }],
])(
  'reads user data with %j as another backend may have it',
  { tags: ['R3.2', 'R4.8'] },
  (stored, expected) => {
    const USERDATA = JSON.stringify({ ...user, ...stored });
    expect(readUser(cookies({ TOKEN: 'a', USERDATA }))).toEqual({ ...user, ...expected });
  },
);

test('reduces a user record with other types', { tags: ['R3.2'] }, () => {
  const detail = JSON.parse('{"id":7,"name":"林悦","email":null,"mobile":13800000001,"parentId":0}');
  expect(summarise(detail)).toEqual({
    id: '7',
    name: '林悦',
    email: '',
    mobile: '138****0001',
    lastLoginTime: 0,
    parentId: '0',
  });
});

test.each(['', '{', 'null', '[]', '{"id":1}', '{"__proto__":{"parentId":"0"}}'])(
  'parses the user data %j as no user',
  { tags: ['R3.2'] },
  (USERDATA) => {
    expect(readUser(cookies({ TOKEN: 'a', USERDATA }))).toBeNull();
  },
);

test.each(['林', '😀', '"', '\u0001', '\ud83d', 'a'])(
  'the user fits into a cookie with long texts of %j',
  (character) => {
    const long = character.repeat(450);
    const detail = { id: long, name: long, email: `${long}@${long}`, mobile: long, parentId: long };
    const summary = summarise({ ...detail, lastLoginTime: user.lastLoginTime, de: 0 });
    const cookie = `DEMO_USERDATA=${encodeURIComponent(JSON.stringify(summary))}`;
    expect(cookie.length).toBeLessThan(4_096);
    expect(summary.name.startsWith(character)).toBe(true);
    expect([...summary.name].at(-1)).toBe('…');
    expect(readUser(cookies({ TOKEN: 'a', USERDATA: JSON.stringify(summary) }))).toEqual(summary);
  },
);

test('a name of the maximum length of the contract is stored as it is', () => {
  const name = '林'.repeat(50);
  expect(summarise({ ...user, name, de: 0 }).name).toBe(name);
});

test('masks contacts', { tags: ['R3.2'] }, () => {
  const detail = { ...user, email: 'main@example.com', mobile: '13800000001', de: 0 as const };
  expect(summarise(detail)).toEqual(user);
});

test.each([
  ['0', true],
  ['u-1001', false],
  ['1', false],
  ['', false],
])('with parentId %j is a main account: %s', { tags: ['R3.3'] }, (parentId, expected) => {
  expect(isMainAccount({ parentId })).toBe(expected);
});
