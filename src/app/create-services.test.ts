import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { SessionStore } from '../session/session-store.ts';
import { registerViewport, type ToastMessage } from '../ui/toast/toast-store.ts';
import { createServices } from './create-services.ts';

/** A store without a session. */
const store: SessionStore = {
  tokens: () => undefined,
  user: () => null,
  tokenLifetimeMs: () => undefined,
  remainingMs: () => Number.POSITIVE_INFINITY,
  noteServerDate() {},
  expireAt() {},
  setTokens() {},
  setUser() {},
  clear() {},
  subscribe: () => () => {},
};
const toasts: ToastMessage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://site.example/'));
  vi.stubGlobal('document', {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const unregister = registerViewport({
    show: (toast) => void toasts.push(toast),
    dismissAll() {},
  });
  return () => {
    unregister();
    toasts.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each([
  ['a toast says that the connection was lost', false, 1],
  ['a page that says so itself has no toast', true, 0],
])('%s', { tags: ['R8.7', 'R8.24'] }, async (_what, isShown, count) => {
  const { api } = createServices({ apiBaseUrl: '/api', rsaPublicKey: null }, { store, language: () => 'zh' });
  const error: unknown = await api.listNews().catch((reason) => reason);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail');
  error.isShown = isShown;
  vi.runAllTimers();
  expect(toasts).toHaveLength(count);
});

test.each([
  ['a login without an answer', 'loginByPassword', null],
  ['a login without a token', 'loginByPassword', {}],
  ['a refresh with an empty token', 'refreshToken', { token: '' }],
  ['a user record without a name', 'getUserDetail', { id: '1' }],
] as const)('%s is a failed call', { tags: ['R8.7'] }, async (_what, operationId, data) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: '00000', msg: 'Ok', data }));
  const { api } = createServices({ apiBaseUrl: '/api', rsaPublicKey: null }, { store, language: () => 'zh' });
  const calls = {
    loginByPassword: () => api.loginByPassword({ body: { account: 'a@example.com', password: '' } }),
    refreshToken: () => api.refreshToken({ body: { token: 'a', refreshToken: 'b' } }),
    getUserDetail: () => api.getUserDetail(),
  };
  await expect(calls[operationId]()).rejects.toBeInstanceOf(ApiError);
  expect(toasts).toMatchObject([{ kind: 'error', durationMs: 5000 }]);
});
