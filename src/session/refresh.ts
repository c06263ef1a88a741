import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { ApiError } from '../api/api-error.ts';
import { mayReload } from '../app/reload-limit.ts';
import type { NewTokens } from './browser-session.ts';
import type { Tokens } from './cookies.ts';
import { changeIfCurrent, withLock } from './with-lock.ts';

type RefreshedSession = components['schemas']['RefreshedSession'];

/** The time before expiry in which a call refreshes the token. */
const refreshWindowMs = 90_000;

/** The remaining share of the lifetime below which a token is refreshed in the background, and the delay after a failure. */
const aheadShare = 1 / 4;
const aheadPauseMs = 60_000;

let isReloading = false;

/** Whether the page is reloading after a refresh, which needs no prompt. */
export const isReloadingItself = (): boolean => isReloading;

const reloadKey = 'token-refresh-reload';
const lockName = 'token-refresh';

interface RefreshOptions {
  tokens(): Tokens | undefined;
  /** The lifetime of the current token in milliseconds; undefined when unknown. */
  tokenLifetimeMs(): number | undefined;
  /** The milliseconds until the current token expires; Infinity when unknown. */
  remainingMs(): number;
  setTokens(tokens: NewTokens): void;
  /** Requests a new token. */
  request(tokens: { token: string; refreshToken: string }): Promise<RefreshedSession>;
  /** Revokes an unused new token. */
  revoke(token: string): void;
  /** Reloads the page. `action` is a mutation that is not sent because of the reload. */
  reload(action: OperationId | undefined): void;
}

interface Refresh {
  /** Runs before a call. */
  beforeCall(operationId: OperationId): Promise<void>;
  /** Refreshes a token with less than a quarter of its lifetime left in the background. */
  renewAhead(): void;
  /** Runs a series of calls. A refresh between them does not reload the page. */
  withoutReload<Result>(task: () => Promise<Result>): Promise<Result>;
}

/**
 * Refreshes the token: within 90 seconds of its expiry before a call.
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
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { tokens, tokenLifetimeMs, remainingMs, setTokens, request, revoke, reload } = options;
  let running: Promise<void> | undefined;
  /** The mutation that waits for the refresh. */
  let action: OperationId | undefined;
  let lastAhead = Number.NEGATIVE_INFINITY;
  /** The number of running tasks that a reload would interrupt. */
  let tasks = 0;

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
    const renewed = await request({ token, refreshToken }).catch(fail);
    const isCurrent = await changeIfCurrent({ tokens }, token, () =>
      setTokens({
        token: renewed.token,
        refreshToken: renewed.refreshToken ?? refreshToken,
        expired: renewed.expired,
      }),
    );
    if (isCurrent) return;
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
    running ??= withLock(lockName, task).finally(() => {
      running = undefined;
      action = undefined;
    });
    return running;
  }

  return {
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
