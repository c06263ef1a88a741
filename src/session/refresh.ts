import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { ApiError } from '../api/api-error.ts';
import { mayReload } from '../app/reload-limit.ts';
import { parseExpired, type Tokens } from './cookies.ts';
import { changeIfCurrent, withLock } from './with-lock.ts';

type Session = components['schemas']['Session'];
type RefreshedSession = components['schemas']['RefreshedSession'];

/** How long before the expiry a token is renewed. */
const refreshWindowMs = 90_000;
/** The life of a new token when neither the answer nor its predecessor tells it. */
const fallbackLifeMs = 2 * 60 * 60_000;

/** A token is renewed ahead when this share of its life is left, and after a failure not again for a while. */
const aheadShare = 1 / 4;
const aheadPauseMs = 60_000;

let isReloading = false;

/** Whether the page leaves only to come back, after a refresh: nobody has to be asked whether they meant to. */
export const isReloadingItself = (): boolean => isReloading;

const reloadKey = 'token-refresh-reload';
const lockName = 'token-refresh';
const logoutCall = 'POST /v1/logout';

interface RefreshOptions {
  tokens(): Tokens | undefined;
  /** How long the current token was given out for, in milliseconds; undefined when that is not known. */
  tokenLifetimeMs(): number | undefined;
  setTokens(session: Session): void;
  /** Asks the server for a new token. */
  request(tokens: { token: string; refreshToken: string }): Promise<RefreshedSession>;
  /** Gives up a new token that nobody can use any more. */
  revoke(token: string): void;
  /** Reloads the page; `action` is a call that changes something and is not sent because of it. */
  reload(action: string | undefined): void;
  now?: () => number;
}

interface Refresh {
  /** Runs before a call, named "METHOD path". */
  beforeCall(call: string): Promise<void>;
  /** Renews a token that has less than a quarter of its life left, before a call has to wait for it. */
  renewAhead(): void;
}

/**
 * Keeps the token fresh: one within 90 seconds of its expiry is renewed before a call.
 *
 * The calls of this tab share one refresh, and the tabs take turns, so that a later one finds the new token. A
 * success reloads the page: the call never settles. A failure rejects the call with an error that ends the session; so
 * does a success that comes after a logout, and its token is revoked. Calls that never carry a token, and the logout, are
 * never held up.
 *
 * A renewal ahead of that, while the user goes from page to page or through a form, does not reload: no call has asked for it.
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { tokens, tokenLifetimeMs, setTokens, request, revoke, reload, now = Date.now } = options;
  let running: Promise<void> | undefined;
  /** The action that waits for the refresh and is not sent when the page reloads. */
  let action: string | undefined;
  let lastAhead = Number.NEGATIVE_INFINITY;

  const leftMs = (current: Tokens | undefined): number =>
    current?.expired === undefined ? Number.POSITIVE_INFINITY : current.expired - now();
  const isDue = (current: Tokens | undefined): current is Tokens => leftMs(current) <= refreshWindowMs;
  const isDueSoon = (current: Tokens | undefined): current is Tokens =>
    leftMs(current) <= (tokenLifetimeMs() ?? 0) * aheadShare;

  function fail(cause?: unknown): never {
    const { code, msg, handling } = cause instanceof ApiError ? cause : {};
    throw new ApiError({ code, status: 401, msg }, { endsSession: true, toastMs: handling?.toastMs });
  }

  async function renew({ token, refreshToken }: Tokens): Promise<void> {
    if (!refreshToken) return fail();
    const renewed = await request({ token, refreshToken }).catch(fail);
    const isKept = await changeIfCurrent({ tokens }, token, () =>
      setTokens({
        token: renewed.token,
        refreshToken: renewed.refreshToken ?? refreshToken,
        expired: parseExpired(renewed.expired) ?? now() + (tokenLifetimeMs() ?? fallbackLifeMs),
      }),
    );
    if (isKept) return;
    revoke(renewed.token);
    fail();
  }

  async function refresh(): Promise<void> {
    const current = tokens();
    if (!isDue(current)) return;
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
      // A renewal ahead takes the old token away from a call that would go out beside it. Its failure is nobody's.
      await running?.catch(() => {});
      if (isDue(tokens())) await start(refresh);
    },
    renewAhead() {
      const current = tokens();
      if (running || isDue(current) || !isDueSoon(current) || now() - lastAhead < aheadPauseMs) return;
      lastAhead = now();
      // The session goes on for as long as it has left; the next call that needs a token tells more.
      start(refreshAhead).catch(() => {});
    },
  };
}
