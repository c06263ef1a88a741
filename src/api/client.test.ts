import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeBackendForTests } from '../../mocks/adapters/vitest.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';

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
    await client().listNews();
    await client().loginByPassword({ body: credentials });
    for (const request of sent) {
      expect(request.url.startsWith(`${baseUrl}/`)).toBe(true);
      expect(Number(new URL(request.url).searchParams.get('_t'))).toBeGreaterThanOrEqual(before);
    }
    expect(sent).toHaveLength(2);
  });

  test('repeats the key of an array', { tags: ['R7.5', 'R7.20'] }, async () => {
    const types: ('gender' | 'age')[] = ['gender', 'age'];
    const attributes = await client().listPopulationAttributes({ query: { types } });
    expect(attributes.map(({ type }) => type)).toEqual(['gender', 'age']);
    expect(sent[0]?.url).toContain('types=gender&types=age');
  });
});

describe('the token', () => {
  const getToken = () => 'some-token';

  test('is sent with a call that requires a login', { tags: ['R7.2', 'R6.8'] }, async () => {
    await client({ getToken })
      .getUserDetail()
      .catch(() => {});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer some-token');
  });

  test('is not sent with public calls and the token refresh', { tags: ['R7.2', 'R6.8'] }, async () => {
    await client({ getToken }).listNews();
    await client({ getToken })
      .refreshToken({ body: { token: 'a', refreshToken: 'b' } })
      .catch(() => {});
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  });
});

describe('a password', () => {
  test('is the only encrypted field', { tags: ['R7.4'] }, async () => {
    const session = await client().loginByPassword({ body: credentials });
    expect(session.token).toBeTruthy();
    const body = await sent[0]?.json();
    expect(body.account).toBe(credentials.account);
    expect(body.password).toMatch(/^[\w+/]{300,}=*$/);
  });

  test('is encrypted in each field that has one', { tags: ['R7.4'] }, async () => {
    const secrets = { password: 'MyOwn2027!', confirmPassword: 'MyOwn2027!' };
    await client()
      .resetPassword({ body: { mobile: '13800000001', code: '000000', ...secrets } })
      .catch(() => {});
    expect(await sent[0]?.text()).not.toContain('MyOwn2027!');
  });

  test('that cannot be decrypted fails with A0202', { tags: ['R7.4'] }, async () => {
    const call = createApi({ baseUrl, rsaPublicKey: null }).loginByPassword({ body: credentials });
    await expect(call).rejects.toMatchObject({ code: 'A0202' });
  });
});

describe('a failure is reported once and rejects', () => {
  test('in an envelope', { tags: ['R8.4'] }, async () => {
    const error = await failureOf((api) =>
      api.loginByPassword({ body: { ...credentials, password: 'wrong-1' } }),
    );
    expect(error).toMatchObject({ code: 'A0102', status: 200, handling: { toastMs: 4000 } });
  });

  test('as an HTTP error', { tags: ['R8.1', 'R8.7'] }, async () => {
    const error = await failureOf((api) => api.listNews({ query: { size: 0 } }));
    expect(error).toMatchObject({ code: 'A0417', status: 400, handling: { toastMs: 5000 } });
  });

  test('on a connection error', { tags: ['R8.7'] }, async () => {
    const headers = { 'X-Mock': 'network' };
    const error = await failureOf((api) => api.listNews({ headers }));
    expect(error).toMatchObject({ status: 0, handling: { toastMs: 5000, endsSession: false } });
  });

  test('on a connection error while the encryption library loads', {
    tags: ['R8.7'],
  }, async () => {
    vi.doMock('jsencrypt', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const error = await failureOf((api) => api.loginByPassword({ body: credentials }));
    vi.doUnmock('jsencrypt');
    expect(error).toMatchObject({ status: 0, handling: { toastMs: 5000, endsSession: false } });
  });

  test('on a malformed response', { tags: ['R8.7'] }, async () => {
    const headers = { 'X-Mock': 'malformed' };
    const error = await failureOf((api) => api.listNews({ headers }));
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
      onFailure: (_, call) => void reported.push(call.token),
    });
    const error: unknown = await api.getUserDetail().catch((reason: unknown) => reason);
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
  await api.logout({ headers: { Authorization: 'Bearer mine' }, keepalive: true }).catch(() => {});
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer mine');
});

describe('without AbortSignal.any, as in the oldest supported browsers', { tags: ['R8.7'] }, () => {
  const { any } = AbortSignal;
  beforeAll(() => void Reflect.deleteProperty(AbortSignal, 'any'));
  afterAll(() => void Object.assign(AbortSignal, { any }));

  test('calls succeed and time out', async () => {
    await client().listNews();
    const headers = { 'X-Mock': 'delay=1000' };
    await expect(client({ timeoutMs: 50 }).listNews({ headers })).rejects.toMatchObject({
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
  const call = client({ beforeCall, onFailure: (error) => reported.push(error) }).listNews();
  await expect(call).rejects.toMatchObject({ status: 0, handling: { toastMs: 5000 } });
  expect(reported).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('a failure that the caller expects is reported as quiet', async () => {
  const reported: boolean[] = [];
  const { logout, loginByPassword } = client({ onFailure: (_, { isQuiet }) => void reported.push(isQuiet) });
  const body = { ...credentials, password: 'wrong-1' };
  await logout({ quiet: true }).catch(() => {});
  await loginByPassword({ body, quiet: ['A0102'] }).catch(() => {});
  await loginByPassword({ body, quiet: ['A0105'] }).catch(() => {});
  expect(reported).toEqual([true, true, false]);
});

test('the codes, parameters and data of an operation are types', async () => {
  const api = client();
  const code = await api.loginByPassword({ body: { ...credentials, password: 'wrong-1' } }).catch((error) => {
    // @ts-expect-error: the contract does not list this code for the operation
    expect(error.code === 'A5022').toBe(false);
    return error.code === 'A0102' ? error.code : undefined;
  });
  expect(code).toBe('A0102');
  // @ts-expect-error: no operation has this code
  expect(new ApiError({ code: 'A0102', status: 200 }, { endsSession: false }).code === 'Z9999').toBe(false);
  // @ts-expect-error: the contract has no such operation
  expect(api.createUser).toBeUndefined();
  // @ts-expect-error: the contract requires the id
  const call = api.getNews({ query: { lang: 'zh' } });
  await expect(call).rejects.toThrow(ApiError);
  const { list } = await api.listNews({ query: { size: 1 } });
  // @ts-expect-error: news have no such field
  expect(list[0]?.headline).toBeUndefined();
});

test('a body that cannot be serialized rejects as it is', async () => {
  const reported: ApiError[] = [];
  const toJSON = () => {
    throw new TypeError('a fault');
  };
  const body = Object.assign({ ...credentials }, { toJSON });
  const call = client({ onFailure: (error) => reported.push(error) }).loginByPassword({ body });
  await expect(call).rejects.toThrow('a fault');
  expect(reported).toEqual([]);
});

test('an aborted call is not reported', async () => {
  const reported: ApiError[] = [];
  const controller = new AbortController();
  const headers = { 'X-Mock': 'delay=1000' };
  const call = client({ onFailure: (error) => reported.push(error) }).listNews({
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
    fetch: (_, { signal }) => {
      signal.addEventListener('abort', () => response.reject(signal.reason));
      send();
      return response.promise;
    },
  }).listNews({ signal: controller.signal });
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
