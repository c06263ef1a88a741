import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { UserSummary } from './cookies.ts';
import { guard, guardNamed } from './guards.ts';
import { sessionContext } from './session-context.ts';

const main: UserSummary = { id: 'u-1', name: '林悦', email: '', mobile: '', lastLoginTime: 0, parentId: '0' };
const sub = { ...main, parentId: 'u-1' };

/** Runs a guard and returns the thrown response. */
async function visit(name: string, address: string, user: UserSummary | null): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(sessionContext, { isLoggedIn: user !== null, user });
  const url = new URL(address, 'http://site');
  const request = new Request(url);
  try {
    await guardNamed(name)({ context, url, request, params: {}, pattern: '' }, async () => undefined);
  } catch (thrown) {
    return thrown;
  }
}

function target(thrown: unknown): string | null {
  if (!(thrown instanceof Response)) throw new Error('The guard let the visit pass');
  return thrown.headers.get('Location');
}

describe('a protected page', () => {
  test.each([
    ['/user/info', '/login?redirect=%2Fuser%2Finfo'],
    ['/en/user?a=1', '/en/login?redirect=%2Fen%2Fuser%3Fa%3D1'],
  ])('sends a visitor of %s to %s', { tags: ['R2.20'] }, async (address, expected) => {
    expect(target(await visit('logged-in', address, null))).toBe(expected);
  });

  test('allows an authenticated user', { tags: ['R6.1'] }, async () => {
    expect(await visit('logged-in', '/user', sub)).toBeUndefined();
  });
});

describe('a page for main accounts', () => {
  test('redirects a sub-account to its profile with the reason', { tags: ['R2.21'] }, async () => {
    expect(target(await visit('main-account', '/en/user/sub-account', sub))).toBe(
      '/en/user/info?notice=A0403',
    );
  });

  test('allows a main account', { tags: ['R2.21', 'R3.3'] }, async () => {
    expect(await visit('main-account', '/user/sub-account', main)).toBeUndefined();
  });
});

describe('the login page', () => {
  test.each([
    ['/login', '/user'],
    ['/en/login?redirect=%2Fen%2Fuser%2Finfo', '/en/user/info'],
    ['/en/login?redirect=%2F%2Fevil.example', '/en/user'],
  ])('sends a customer from %s to %s', { tags: ['R2.22', 'R2.20'] }, async (address, expected) => {
    expect(target(await visit('anonymous-only', address, main))).toBe(expected);
  });
});

test('an unknown guard does not compile', { tags: ['R8.8'] }, () => {
  // @ts-expect-error No guard has this name.
  guard('logged-inn');
});

test('an unknown guard responds with 500', { tags: ['R8.8'] }, async () => {
  expect(await visit('no-such-guard', '/user', main)).toMatchObject({ init: { status: 500 } });
});
