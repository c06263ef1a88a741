import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createIsAnonymous, isUserArea } from './is-anonymous.ts';

const isAnonymous = createIsAnonymous(['X-Tenant']);
const withHeaders = (headers: Record<string, string>) =>
  isAnonymous(Object.assign(new IncomingMessage(new Socket()), { headers }));

test('a request with session, credentials or forwarded headers is not anonymous', () => {
  expect(withHeaders({})).toBe(true);
  expect(withHeaders({ cookie: 'lang=en; other=TOKEN' })).toBe(true);
  expect(withHeaders({ 'x-mock': 'code=A0401', 'x-other': '1' }), 'headers that the API never sees').toBe(
    true,
  );
  const personal: Record<string, string>[] = [
    { cookie: 'TOKEN=1' },
    { cookie: 'lang=en; USERDATA=%7B%7D' },
    { cookie: 'a=b;RTOKEN=' },
    { cookie: 'EXPRIED=1' },
    { authorization: 'Bearer 1' },
    { 'x-tenant': 'a' },
  ];
  for (const headers of personal) expect(withHeaders(headers), JSON.stringify(headers)).toBe(false);
});

test('the user area is recognized in every language', () => {
  for (const path of ['/user', '/user/info', '/en/user', '/en/user/sub-account', '/user.data', '/USER/']) {
    expect(isUserArea(path), path).toBe(true);
  }
  for (const path of ['/', '/users', '/about/user', '/en/about', '/login'])
    expect(isUserArea(path), path).toBe(false);
});
