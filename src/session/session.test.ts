import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Tokens } from './cookies.ts';
import { createSession } from './session.ts';
import type { NewTokens, UserDetail } from './session-store.ts';

const now = 1_800_000_000_000;
const protectedCall = 'getUserDetail';

/** Browser APIs for Node: session storage and Web Locks. */
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const turns = new Map<string, Promise<unknown>>();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, task: () => Promise<void>) => {
        const mine = (turns.get(name) ?? Promise.resolve()).then(task, task);
        turns.set(name, mine);
        return mine;
      },
    },
  });
  return () => void vi.unstubAllGlobals();
});

interface Answer {
  token: string;
  refreshToken?: string;
  expired?: number;
}

const userDetail: UserDetail = {
  id: 'u1',
  name: '林悦',
  email: 'lin.yue@example.com',
  mobile: '13800000000',
  lastLoginTime: now,
  parentId: '0',
  de: 0,
};

/** The options of the logout that revokes a token. */
const revocationOf = (token: string) =>
  expect.objectContaining({ headers: { Authorization: `Bearer ${token}` }, keepalive: true });

/** A tab with a token that expires in a number of seconds. */
function tab(
  expiresInSeconds: number | undefined,
  {
    answer,
    lifeMs,
    meanwhile,
  }: {
    answer?: Answer | 'refused';
    lifeMs?: number;
    /** The session when the response arrives, after a logout or another login. */
    meanwhile?: { tokens: Tokens | undefined };
  } = {},
) {
  let tokens: Tokens | undefined = {
    token: 'old',
    refreshToken: 'old-refresh',
    expired: expiresInSeconds === undefined ? undefined : now + expiresInSeconds * 1000,
  };
  const request = vi.fn(async (_options: object) => {
    if (meanwhile) tokens = meanwhile.tokens;
    if (answer === 'refused') throw new ApiError({ code: 'A0103', status: 401 }, { endsSession: true });
    return answer ?? { token: 'new', refreshToken: 'new-refresh', expired: now + 7_200_000 };
  });
  const logout = vi.fn(async (_options?: object) => null);
  const getUserDetail = vi.fn(async () => userDetail);
  const reload = vi.fn();
  const store = {
    tokens: () => tokens,
    user: () => null,
    tokenLifetimeMs: () => lifeMs,
    remainingMs: () => (tokens?.expired ?? Number.POSITIVE_INFINITY) - now,
    noteServerDate: vi.fn(),
    expireAt: vi.fn(),
    setTokens({ expired, ...renewed }: NewTokens) {
      tokens = { ...renewed, expired: Number(expired) };
    },
    setUser: vi.fn(),
    clear: vi.fn(() => {
      tokens = undefined;
    }),
    subscribe: vi.fn(),
  };
  const session = createSession(store, () => ({ refreshToken: request, logout, getUserDetail }), reload);
  return {
    session,
    check: session.beforeCall,
    renewAhead: session.renewAhead,
    withoutReload: session.withoutReload,
    store,
    request,
    logout,
    getUserDetail,
    reload,
    tokens: () => tokens,
  };
}

describe('before an authenticated call', () => {
  test('a token with 91 seconds left is not refreshed', { tags: ['R4.10', 'R9.3'] }, async () => {
    const { check, request } = tab(91);
    await check(protectedCall);
    expect(request).not.toHaveBeenCalled();
  });

  test.each([
    ['89 seconds before its expiry', 89],
    ['90 seconds before its expiry', 90],
    ['after its expiry', -10],
  ])('a token is renewed %s, and the page reloads', { tags: ['R4.10', 'R4.11'] }, async (_, seconds) => {
    const { check, request, reload, tokens } = tab(seconds);
    check(protectedCall);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(request).toHaveBeenCalledExactlyOnceWith({
      body: { token: 'old', refreshToken: 'old-refresh' },
      quiet: true,
    });
    expect(tokens()).toEqual({ token: 'new', refreshToken: 'new-refresh', expired: now + 7_200_000 });
  });

  test('a call with optional authentication does not send an expired token', {
    tags: ['R4.10'],
  }, async () => {
    const { check, reload } = tab(-10);
    check('listMatchTags');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('concurrent calls share one refresh', { tags: ['R4.10'] }, async () => {
    const { check, request, reload } = tab(10);
    check(protectedCall);
    check('listSubUsers');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(request).toHaveBeenCalledOnce();
  });

  test('a failed refresh rejects every waiting call and ends the session', { tags: ['R4.12'] }, async () => {
    const { check, request, reload } = tab(10, { answer: 'refused' });
    const over = { reason: { code: 'A0103', handling: { endsSession: true } } };
    expect(await Promise.allSettled([check(protectedCall), check(protectedCall)])).toMatchObject([
      over,
      over,
    ]);
    expect(request).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a second refresh within 60 seconds of a reload continues without one', {
    tags: ['R4.11'],
  }, async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    sessionStorage.setItem('token-refresh-reload', `${now - 59_999}`);
    const { check, reload, tokens } = tab(10);
    await check(protectedCall);
    expect(tokens()?.token).toBe('new');
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['60 seconds after a reload', 60_000],
    ['after the clock was set back', -3_600_000],
  ])('a refresh %s reloads', { tags: ['R4.11'] }, async (_, sinceReloadMs) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    sessionStorage.setItem('token-refresh-reload', `${now - sinceReloadMs}`);
    const { check, reload } = tab(10);
    check(protectedCall);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('a token of a short life is not renewed in the first half of it', { tags: ['R4.10'] }, async () => {
    const { check, request } = tab(31, { lifeMs: 60_000 });
    await check(protectedCall);
    expect(request).not.toHaveBeenCalled();
  });

  test.each([
    ['in the second half of its life', 30, 60_000],
    ['90 seconds before its expiry when it lives longer', 90, 91_000],
  ])('a token of a short life is renewed %s', { tags: ['R4.10'] }, async (_, seconds, lifeMs) => {
    const { check, request } = tab(seconds, { lifeMs });
    check(protectedCall);
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  });

  test('a token that always seems expired never stops a call', { tags: ['R4.10', 'R4.11'] }, async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    sessionStorage.setItem('token-refresh-reload', `${now}`);
    const { check, reload, request } = tab(-10, { answer: { token: 'new', expired: now - 3_600_000 } });
    await check(protectedCall);
    await check(protectedCall);
    expect(request).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a token without a known expiry is not refreshed', { tags: ['R4.10'] }, async () => {
    const { check, request } = tab(undefined);
    await check(protectedCall);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a background refresh', { tags: ['R4.10'] }, () => {
  const lifeMs = 7_200_000;

  test('runs in the last quarter of the lifetime and does not reload', async () => {
    const { renewAhead, tokens, reload } = tab(1_800, { lifeMs });
    renewAhead();
    await vi.waitFor(() => expect(tokens()?.token).toBe('new'));
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['before that', 1_801, lifeMs],
    ['when a call would wait for it anyway', 90, lifeMs],
    ['for a token whose life is not known', 1_800, undefined],
  ])('does not come %s', async (_, seconds, life) => {
    const { renewAhead, request } = tab(seconds, { lifeMs: life });
    renewAhead();
    expect(request).not.toHaveBeenCalled();
  });

  test('delays calls, which then use the new token', async () => {
    const { renewAhead, check, tokens } = tab(1_800, { lifeMs });
    renewAhead();
    await check(protectedCall);
    expect(tokens()?.token).toBe('new');
  });

  test('that fails preserves the session and is not repeated immediately', async () => {
    const { renewAhead, check, request, tokens } = tab(1_800, { lifeMs, answer: 'refused' });
    renewAhead();
    await check(protectedCall);
    renewAhead();
    expect(request).toHaveBeenCalledOnce();
    expect(tokens()?.token).toBe('old');
  });
});

test('a reload reports the mutation that was not sent', { tags: ['R4.11'] }, async () => {
  const { check, reload } = tab(10);
  check('getUserDetail');
  check('createSubUser');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith('createSubUser'));
});

test('a refresh during a series of calls does not reload, and the next one does', {
  tags: ['R4.11'],
}, async () => {
  const { check, withoutReload, request, reload, tokens } = tab(10, {
    answer: { token: 'new', expired: now + 60_000 },
  });
  await withoutReload(async () => {
    await check('createSubUser');
    expect(tokens()?.token).toBe('new');
    await check('createSubUser');
  });
  expect(request).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  check(protectedCall);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe('a refresh of a replaced session', { tags: ['R4.7', 'R4.12'] }, () => {
  const others: Tokens = { token: 'theirs', refreshToken: 'theirs', expired: now + 7_200_000 };

  test.each([
    ['a logout', undefined],
    ['another login', others],
  ])('leaves %s alone, and revokes the token that came too late', async (_, tokens) => {
    const late = tab(10, { meanwhile: { tokens } });
    await expect(late.check(protectedCall)).rejects.toThrow(ApiError);
    expect(late.tokens()).toEqual(tokens);
    expect(late.logout).toHaveBeenCalledExactlyOnceWith(revocationOf('new'));
    expect(late.reload).not.toHaveBeenCalled();
  });
});

describe('a refresh response', () => {
  test('without a refresh token preserves the old one', { tags: ['R4.12'] }, async () => {
    const { check, reload, tokens } = tab(10, { answer: { token: 'new', expired: now + 1_000_000 } });
    check(protectedCall);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(tokens()).toMatchObject({ token: 'new', refreshToken: 'old-refresh' });
  });
});

test.each(['refreshToken', 'logout', 'listNews'] as const)(
  'never holds up %s',
  { tags: ['R4.12', 'R7.2'] },
  async (call) => {
    const { check, request } = tab(-10);
    await check(call);
    expect(request).not.toHaveBeenCalled();
  },
);

describe('a login', { tags: ['R4.7'] }, () => {
  const tokens = { token: 'mine', refreshToken: 'mine', expired: now + 7_200_000 };

  test('stores the tokens, then the user record', async () => {
    const { session, store } = tab(undefined);
    await session.logIn(tokens);
    expect(session.current()?.token).toBe('mine');
    expect(store.setUser).toHaveBeenCalledExactlyOnceWith(userDetail);
  });

  test('without a user record ends again and rejects', async () => {
    const { session, getUserDetail, store } = tab(undefined);
    getUserDetail.mockRejectedValue(new ApiError({ status: 500 }, { endsSession: false }));
    await expect(session.logIn(tokens)).rejects.toThrow(ApiError);
    expect(store.clear).toHaveBeenCalledExactlyOnceWith('logged-out');
    expect(session.current()).toBeUndefined();
  });

  test('that another one has replaced does not get the record of this one', async () => {
    const { session, getUserDetail, store } = tab(undefined);
    getUserDetail.mockImplementation(async () => {
      store.setTokens({ ...tokens, token: 'theirs' });
      return userDetail;
    });
    await session.logIn(tokens);
    expect(store.setUser).not.toHaveBeenCalled();
  });
});

describe('the end of a session', { tags: ['R4.9'] }, () => {
  test('by a logout revokes its token', async () => {
    const { session, logout } = tab(1_000);
    await session.logOut();
    expect(logout).toHaveBeenCalledExactlyOnceWith(revocationOf('old'));
    expect(session.current()).toBeUndefined();
  });

  test('by a rejected token leaves a newer session alone', () => {
    const { session, store } = tab(1_000);
    session.expire('older', 'expired');
    expect(store.clear).not.toHaveBeenCalled();
    session.expire('old', 'lapsed');
    expect(store.clear).toHaveBeenCalledExactlyOnceWith('lapsed');
  });
});
