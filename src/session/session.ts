import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { mayReload } from '../browser/reload-limit.ts';
import type { Tokens, UserSummary } from './cookies.ts';
import { noteInterruptedAction } from './interrupted-action.ts';
import type { NewTokens, SessionListener, SessionStore, UserDetail } from './session-store.ts';
import { withLock } from './with-lock.ts';

/** The time before expiry in which a call refreshes the token. */
const refreshWindowMs = 90_000;

/** The remaining share of the lifetime below which a token is refreshed in the background, and the delay after a failure. */
const aheadShare = 1 / 4;
const aheadPauseMs = 60_000;

let isReloading = false;

/** Whether the page is reloading after a refresh, which needs no prompt. */
export const isReloadingItself = (): boolean => isReloading;

const reloadKey = 'token-refresh-reload';
const refreshLock = 'token-refresh';
/** Protects changes of the session after an await against other tabs. */
const sessionLock = 'session';

function reloadPage(action: OperationId | undefined): void {
  if (action) noteInterruptedAction(action);
  location.reload();
}

/** The operations that the session calls. */
type SessionApi = Pick<Api, 'getUserDetail' | 'logout' | 'refreshToken'>;

/** The session of a customer who is logged in. */
interface CurrentSession {
  token: string;
  /** Null until the record is loaded. */
  user: UserSummary | null;
  /** The milliseconds until the token expires, below 0 afterwards; Infinity when unknown. */
  remainingMs: number;
}

export interface Session {
  /** The session in any tab; undefined for a visitor. */
  current(): CurrentSession | undefined;
  /**
   * Stores the tokens of a login, then the user record, which it loads by default. Every tab then navigates. Without a record the
   * session ends again.
   */
  logIn(tokens: NewTokens, user?: UserDetail): Promise<void>;
  /** Ends the session in every tab immediately and revokes the token in the background. */
  logOut(): Promise<void>;
  /** Ends the session in every tab after the API rejected its token, unless another one has started since. */
  expire(token: string | undefined, change: 'expired' | 'lapsed'): void;
  /** Loads the user record again after a change, for every tab. */
  loadUser(api: SessionApi): Promise<void>;
  /** Runs before each call. It refreshes the token, which may reload the page. */
  beforeCall(operationId: OperationId): Promise<void>;
  /** Refreshes a token with less than a quarter of its lifetime left in the background. */
  renewAhead(): void;
  /** Runs a series of calls. A refresh between them does not reload the page. */
  withoutReload<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Subscribes to changes in any tab. Returns a function that unsubscribes. */
  subscribe(listener: SessionListener): () => void;
}

/**
 * Creates the session of the browser.
 *
 * A call within 90 seconds of the expiry of the token refreshes it first.
 *
 * The calls of a tab share one refresh, and a lock serializes tabs, so that a later one uses the new token. A success reloads the
 * page: the call never settles. A second success within a minute does not reload: its calls continue with the new token. A failure
 * rejects the call with an error that ends the session. A success after a logout does the same and revokes its token. Calls
 * without a token and the logout never wait.
 *
 * A token that lives no longer than 90 seconds is refreshed in the second half of its life.
 *
 * A background refresh, on navigation and form input, does not reload, because no call waits for it. A refresh during a series of
 * calls does not reload either: the page would lose the progress.
 *
 * @param api returns the client, which needs the session itself
 * @param reload reloads the page. `action` is the call that is not sent because of it
 */
export function createSession(
  store: SessionStore,
  api: () => SessionApi,
  reload: (action: OperationId | undefined) => void = reloadPage,
): Session {
  const { tokens, tokenLifetimeMs, remainingMs, setTokens } = store;
  const isCurrent = (token: string | undefined) => tokens()?.token === token;
  let running: Promise<void> | undefined;
  /** The mutation that waits for the refresh. */
  let action: OperationId | undefined;
  let lastAhead = Number.NEGATIVE_INFINITY;
  /** The number of running tasks that a reload would interrupt. */
  let tasks = 0;

  /** Changes the session unless another tab has ended or replaced it since its token was read. Returns whether it did. */
  const changeIfCurrent = (token: string | undefined, change: () => void): Promise<boolean> =>
    withLock(sessionLock, async () => {
      const isUnchanged = isCurrent(token);
      if (isUnchanged) change();
      return isUnchanged;
    });

  /** Revokes a token. The request does not block and outlives the page. */
  function revoke(token: string): void {
    const headers = { Authorization: `Bearer ${token}` };
    api()
      .logout({ headers, keepalive: true, quiet: true })
      .catch(() => {});
  }

  async function loadUser({ getUserDetail }: SessionApi, token = tokens()?.token): Promise<void> {
    const user = await getUserDetail();
    await changeIfCurrent(token, () => store.setUser(user));
  }

  function windowMs(): number {
    const lifeMs = tokenLifetimeMs() ?? Number.POSITIVE_INFINITY;
    return lifeMs > refreshWindowMs ? refreshWindowMs : lifeMs / 2;
  }
  const isDue = () => remainingMs() <= windowMs();
  const isDueSoon = () => remainingMs() <= (tokenLifetimeMs() ?? 0) * aheadShare;

  function fail(cause?: unknown): never {
    const { code, msg, handling } = cause instanceof ApiError ? cause : {};
    throw new ApiError({ code, status: 401, msg }, { endsSession: true, toastMs: handling?.toastMs });
  }

  async function renew({ token, refreshToken }: Tokens): Promise<void> {
    if (!refreshToken) return fail();
    const renewed = await api().refreshToken({ body: { token, refreshToken }, quiet: true }).catch(fail);
    const isStored = await changeIfCurrent(token, () =>
      setTokens({
        token: renewed.token,
        refreshToken: renewed.refreshToken ?? refreshToken,
        expired: renewed.expired,
      }),
    );
    if (isStored) return;
    revoke(renewed.token);
    fail();
  }

  async function refresh(): Promise<void> {
    const current = tokens();
    if (!current || !isDue()) return;
    await renew(current);
    if (tasks > 0 || !mayReload(reloadKey)) return;
    isReloading = true;
    reload(action);
    await new Promise(() => {});
  }

  async function refreshAhead(): Promise<void> {
    const current = tokens();
    if (current && isDueSoon()) await renew(current);
  }

  function start(task: () => Promise<void>): Promise<void> {
    running ??= withLock(refreshLock, task).finally(() => {
      running = undefined;
      action = undefined;
    });
    return running;
  }

  return {
    subscribe: store.subscribe,
    current() {
      const token = tokens()?.token;
      return token === undefined ? undefined : { token, user: store.user(), remainingMs: remainingMs() };
    },
    async logIn(session, user) {
      const { token } = session;
      setTokens(session);
      if (user) return store.setUser(user);
      try {
        await loadUser(api(), token);
      } catch (error) {
        await changeIfCurrent(token, () => store.clear('logged-out'));
        throw error;
      }
    },
    async logOut() {
      const token = tokens()?.token;
      if (token) revoke(token);
      await changeIfCurrent(token, () => store.clear('logged-out'));
    },
    expire(token, change) {
      if (isCurrent(token)) store.clear(change);
    },
    loadUser,
    async beforeCall(operationId) {
      const [method, , security] = operations[operationId];
      if (security === 'none' || operationId === 'logout') return;
      if (isDue() && method !== 'GET') action ??= operationId;
      // Calls wait for a background refresh, which invalidates the old token. Its failure is ignored.
      await running?.catch(() => {});
      if (isDue()) await start(refresh);
    },
    renewAhead() {
      const now = performance.now();
      if (running || isDue() || !isDueSoon() || now - lastAhead < aheadPauseMs) return;
      lastAhead = now;
      // The session continues until it expires; the next call surfaces the error.
      start(refreshAhead).catch(() => {});
    },
    async withoutReload(task) {
      tasks += 1;
      try {
        return await task();
      } finally {
        tasks -= 1;
      }
    },
  };
}
