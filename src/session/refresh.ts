import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { ApiError } from '../api/api-error.ts';
import { mayReload } from '../app/reload-limit.ts';
import { parseExpired, type Tokens } from './cookies.ts';
import { changeIfCurrent, withLock } from './with-lock.ts';

type Session = components['schemas']['Session'];
type RefreshedSession = components['schemas']['RefreshedSession'];

/** The time before expiry in which a call refreshes the token. */
const refreshWindowMs = 90_000;
/** The default lifetime of a token. */
const fallbackLifeMs = 2 * 60 * 60_000;

/** The remaining share of the lifetime below which a token is refreshed in the background, and the delay after a failure. */
const aheadShare = 1 / 4;
const aheadPauseMs = 60_000;

let isReloading = false;

/** Whether the page is reloading after a refresh, which needs no prompt. */
export const isReloadingItself = (): boolean => isReloading;

const reloadKey = 'token-refresh-reload';
const lockName = 'token-refresh';
const logoutCall = 'POST /v1/logout';

interface RefreshOptions {
  tokens(): Tokens | undefined;
  /** The lifetime of the current token in milliseconds; undefined when unknown. */
  tokenLifetimeMs(): number | undefined;
  setTokens(session: Session): void;
  /** Requests a new token. */
  request(tokens: { token: string; refreshToken: string }): Promise<RefreshedSession>;
  /** Revokes an unused new token. */
  revoke(token: string): void;
  /** Reloads the page. `action` is a mutation that is not sent because of the reload. */
  reload(action: string | undefined): void;
  now?: () => number;
}

interface Refresh {
  /** Runs before a call, identified by "METHOD path". */
  beforeCall(call: string): Promise<void>;
  /** Refreshes a token with less than a quarter of its lifetime left in the background. */
  renewAhead(): void;
  /** Runs a series of calls. A refresh between them does not reload the page. */
  withoutReload<Result>(task: () => Promise<Result>): Promise<Result>;
}

/**
 * Refreshes the token: within 90 seconds of its expiry before a call.
 *
 * The calls of a tab share one refresh, and a lock serializes tabs, so that a later one uses the new token. A success reloads the
 * page: the call never settles. A failure rejects the call with an error that ends the session. A success after a logout does the
 * same and revokes its token. Calls without a token and the logout never wait.
 *
 * A background refresh, on navigation and form input, does not reload, because no call waits for it. A refresh during a series of
 * calls does not reload either: the page would lose the progress.
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { tokens, tokenLifetimeMs, setTokens, request, revoke, reload, now = Date.now } = options;
  let running: Promise<void> | undefined;
  /** The mutation that waits for the refresh. */
  let action: string | undefined;
  let lastAhead = Number.NEGATIVE_INFINITY;
  /** The number of running tasks that a reload would interrupt. */
  let tasks = 0;

  const remainingMs = (current: Tokens | undefined): number =>
    current?.expired === undefined ? Number.POSITIVE_INFINITY : current.expired - now();
  const isDue = (current: Tokens | undefined): current is Tokens => remainingMs(current) <= refreshWindowMs;
  const isDueSoon = (current: Tokens | undefined): current is Tokens =>
    remainingMs(current) <= (tokenLifetimeMs() ?? 0) * aheadShare;

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
        expired: parseExpired(renewed.expired) ?? now() + (tokenLifetimeMs() ?? fallbackLifeMs),
      }),
    );
    if (isCurrent) return;
    revoke(renewed.token);
    fail();
  }

  async function refresh(): Promise<void> {
    const current = tokens();
    if (!isDue(current)) return;
    if (tasks > 0) return renew(current);
    if (!mayReload(reloadKey, now())) return fail();
    await renew(current);
    isReloading = true;
    reload(action);
    await new Promise(() => {});
  }

  async function refreshAhead(): Promise<void> {
    const current = tokens();
    if (isDueSoon(current)) await renew(current);
  }

  function start(task: () => Promise<void>): Promise<void> {
    running ??= withLock(lockName, task).finally(() => {
      running = undefined;
      action = undefined;
    });
    return running;
  }

  return {
    async beforeCall(call) {
      if (callsWithoutToken.has(call) || call === logoutCall) return;
      if (isDue(tokens()) && !call.startsWith('GET ')) action ??= call;
      // Calls wait for a background refresh, which invalidates the old token. Its failure is ignored.
      await running?.catch(() => {});
      if (isDue(tokens())) await start(refresh);
    },
    renewAhead() {
      const current = tokens();
      if (running || isDue(current) || !isDueSoon(current) || now() - lastAhead < aheadPauseMs) return;
      lastAhead = now();
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
