import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeBackendForTests } from '../../mocks/adapters/vitest.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { unwrap } from './unwrap.ts';

const baseUrl = 'http://api.example.com/base';
const { server, violations } = fakeBackendForTests(baseUrl);
const sent: Request[] = [];
server.events.on('request:start', ({ request }) => void sent.push(request.clone()));

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  sent.length = 0;
  expect(violations).toEqual([]);
});

const client = (options: Partial<Parameters<typeof createApi>[0]> = {}) =>
  createApi({ baseUrl, rsaPublicKey: developmentPublicKey, ...options });
const credentials = { account: seededAccounts.main.account, password: seededPassword };

/** Returns the error of a failed call, and expects one report of it. */
async function failureOf(call: (api: ReturnType<typeof client>) => Promise<unknown>) {
  const reported: ApiError[] = [];
  const error = await call(client({ onFailure: (failure) => reported.push(failure) })).catch(
    (reason) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail');
  expect(reported).toEqual([error]);
  return error;
}

describe('each request', () => {
  test('starts with the base URL and has a timestamp', { tags: ['R7.1', 'R7.3'] }, async () => {
    const before = Date.now();
    await unwrap(client().GET('/v1/news/list'));
    await unwrap(client().POST('/login', { body: credentials }));
    for (const request of sent) {
      expect(request.url.startsWith(`${baseUrl}/`)).toBe(true);
      expect(Number(new URL(request.url).searchParams.get('_t'))).toBeGreaterThanOrEqual(before);
    }
    expect(sent).toHaveLength(2);
  });

  test('repeats the key of an array', { tags: ['R7.5', 'R7.20'] }, async () => {
    const types: ('gender' | 'age')[] = ['gender', 'age'];
    const params = { query: { types } };
    const attributes = await unwrap(client().GET('/v1/match/population', { params }));
    expect(attributes.map(({ type }) => type)).toEqual(['gender', 'age']);
    expect(sent[0]?.url).toContain('types=gender&types=age');
  });
});

describe('the token', () => {
  const getToken = () => 'some-token';

  test('is sent with a call that requires a login', { tags: ['R7.2', 'R6.8'] }, async () => {
    await client({ getToken })
      .GET('/v1/users/detail')
      .catch(() => {});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer some-token');
  });

  test('is not sent with public calls and the token refresh', { tags: ['R7.2', 'R6.8'] }, async () => {
    await unwrap(client({ getToken }).GET('/v1/news/list'));
    await client({ getToken })
      .POST('/token/refresh', { body: { token: 'a', refreshToken: 'b' } })
      .catch(() => {});
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  });
});

describe('a password', () => {
  test('is the only encrypted field', { tags: ['R7.4'] }, async () => {
    const session = await unwrap(client().POST('/login', { body: credentials }));
    expect(session.token).toBeTruthy();
    const body = await sent[0]?.json();
    expect(body.account).toBe(credentials.account);
    expect(body.password).toMatch(/^[\w+/]{300,}=*$/);
  });

  test('that cannot be decrypted fails with A0202', { tags: ['R7.4'] }, async () => {
    const call = createApi({ baseUrl, rsaPublicKey: null }).POST('/login', { body: credentials });
    await expect(call).rejects.toMatchObject({ code: 'A0202' });
  });
});

describe('a failure is reported once and rejects', () => {
  test('in an envelope', { tags: ['R8.4'] }, async () => {
    const error = await failureOf((api) =>
      api.POST('/login', { body: { ...credentials, password: 'wrong-1' } }),
    );
    expect(error).toMatchObject({ code: 'A0102', status: 200, handling: { toastMs: 4000 } });
  });

  test('as an HTTP error', { tags: ['R8.1', 'R8.7'] }, async () => {
    const error = await failureOf((api) => api.GET('/v1/news/list', { params: { query: { size: 0 } } }));
    expect(error).toMatchObject({ code: 'A0417', status: 400, handling: { toastMs: 5000 } });
  });

  test('on a connection error', { tags: ['R8.7'] }, async () => {
    const headers = { 'X-Mock': 'fault=network' };
    const error = await failureOf((api) => api.GET('/v1/news/list', { headers }));
    expect(error).toMatchObject({ status: 0, handling: { toastMs: 5000, endsSession: false } });
  });

  test('on a connection error while the encryption library loads', {
    tags: ['R8.7'],
  }, async () => {
    vi.doMock('jsencrypt', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const error = await failureOf((api) => api.POST('/login', { body: credentials }));
    vi.doUnmock('jsencrypt');
    expect(error).toMatchObject({ status: 0, handling: { toastMs: 5000, endsSession: false } });
  });

  test('on a malformed response', { tags: ['R8.7'] }, async () => {
    const headers = { 'X-Mock': 'fault=malformed' };
    const error = await failureOf((api) => api.GET('/v1/news/list', { headers }));
    expect(error).toMatchObject({ status: 200, handling: { toastMs: 5000 } });
  });
});

describe('a 401 that arrives late', { tags: ['R4.9'] }, () => {
  /** Rejects a call of the token `before` with 401 after the token has become `after`. */
  async function refuseLate(before: string | undefined, after: string | undefined) {
    let token = before;
    const reported: (string | undefined)[] = [];
    const api = client({
      getToken: () => token,
      fetch: async () => {
        token = after;
        return Response.json({ code: 'A0401', msg: '' }, { status: 401 });
      },
      onFailure: (_, __, { token: of }) => void reported.push(of),
    });
    const error: unknown = await api.GET('/v1/users/detail').catch((reason: unknown) => reason);
    return { error, reported };
  }

  test('ends the session of the call', async () => {
    const { error, reported } = await refuseLate('mine', 'mine');
    expect(error).toMatchObject({ handling: { endsSession: true } });
    expect(reported).toEqual(['mine']);
  });

  test('does not end a newer session, and shows a toast', async () => {
    const { error, reported } = await refuseLate('mine', 'theirs');
    expect(error).toMatchObject({ code: 'A0401', handling: { endsSession: false, toastMs: 5000 } });
    expect(reported).toEqual(['mine']);
    expect((await refuseLate(undefined, 'theirs')).error).toMatchObject({ handling: { endsSession: false } });
  });
});

test('an explicit token takes precedence over the token of the session', { tags: ['R4.7'] }, async () => {
  const api = client({ getToken: () => 'another' });
  await api
    .POST('/v1/logout', { headers: { Authorization: 'Bearer mine' }, keepalive: true })
    .catch(() => {});
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer mine');
});

describe('without AbortSignal.any, as in the oldest supported browsers', { tags: ['R8.7'] }, () => {
  const { any } = AbortSignal;
  beforeAll(() => void Reflect.deleteProperty(AbortSignal, 'any'));
  afterAll(() => void Object.assign(AbortSignal, { any }));

  test('calls succeed and time out', async () => {
    await unwrap(client().GET('/v1/news/list'));
    const headers = { 'X-Mock': 'delay=1000' };
    await expect(client({ timeoutMs: 50 }).GET('/v1/news/list', { headers })).rejects.toMatchObject({
      status: 0,
      isTimeout: true,
      handling: { toastMs: 5000 },
    });
  });
});

test('an error before the request is sent is reported as a connection error', {
  tags: ['R8.7'],
}, async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const beforeCall = () => Promise.reject(new TypeError('not a function'));
  const reported: ApiError[] = [];
  const call = client({ beforeCall, onFailure: (error) => reported.push(error) }).GET('/v1/news/list');
  await expect(call).rejects.toMatchObject({ status: 0, handling: { toastMs: 5000 } });
  expect(reported).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('an aborted call is not reported', async () => {
  const reported: ApiError[] = [];
  const controller = new AbortController();
  const headers = { 'X-Mock': 'delay=1000' };
  const call = client({ onFailure: (error) => reported.push(error) }).GET('/v1/news/list', {
    headers,
    signal: controller.signal,
  });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(reported).toEqual([]);
});

test('an abort signal works after garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const controller = new AbortController();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const response = Promise.withResolvers<Response>();
  const call = client({
    fetch: ({ signal }) => {
      signal.addEventListener('abort', () => response.reject(signal.reason));
      send();
      return response.promise;
    },
  }).GET('/v1/news/list', { signal: controller.signal });
  const outcome = call.catch((error: unknown) => error);
  await sent;
  for (let round = 0; round < 5; round += 1) {
    await nextTurn();
    collectGarbage();
  }
  controller.abort();
  // The test keeps a reference to the pending response, as a connection does.
  response.resolve(Response.json({ code: '00000', success: true, data: null }));
  await expect(outcome).resolves.toMatchObject({ name: 'AbortError' });
});
