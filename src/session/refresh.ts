import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { ApiError } from '../api/api-error.ts';
import { mayReload } from '../reload-limit.ts';
import { parseExpired, type Tokens } from './cookies.ts';
import { changeIfCurrent, withLock } from './with-lock.ts';

type Session = components['schemas']['Session'];
type RefreshedSession = components['schemas']['RefreshedSession'];

/** How long before the expiry a token is renewed. */
const refreshWindowMs = 90_000;
/** The life of a new token when neither the answer nor its predecessor tells it. */
const fallbackLifeMs = 2 * 60 * 60_000;

let isReloading = false;

/** Whether the page leaves only to come back, after a refresh: nobody has to be asked whether they meant to. */
export const isReloadingItself = (): boolean => isReloading;

const reloadKey = 'token-refresh-reload';
const lockName = 'token-refresh';
const logoutCall = 'POST /v1/logout';

interface RefreshOptions {
  tokens(): Tokens | undefined;
  /** How long the current token was given out for, in milliseconds; undefined when that is not known. */
  tokenLifeMs(): number | undefined;
  keepTokens(session: Session): void;
  /** Asks the server for a new token. */
  request(tokens: { token: string; refreshToken: string }): Promise<RefreshedSession>;
  /** Gives up a new token that nobody can use any more. */
  revoke(token: string): void;
  reload(): void;
  now?: () => number;
}

/**
 * Makes the check that runs before a call: a token within 90 seconds of its expiry is renewed first.
 *
 * The calls of this tab share one refresh, and the tabs take turns, so that a later one finds the new token. A
 * success reloads the page: the call never settles. A failure rejects the call with an error that ends the session; so
 * does a success that comes after a logout, and its token is revoked. Calls that never carry a token, and the logout, are
 * never held up.
 */
export function createRefreshCheck(options: RefreshOptions): (call: string) => Promise<void> {
  const { tokens, tokenLifeMs, keepTokens, request, revoke, reload, now = Date.now } = options;
  let running: Promise<void> | undefined;

  const isDue = (current: Tokens | undefined): current is Tokens =>
    current?.expired !== undefined && current.expired - now() <= refreshWindowMs;

  function fail(cause?: unknown): never {
    const { code, msg, reaction } = cause instanceof ApiError ? cause : {};
    throw new ApiError({ code, status: 401, msg }, { endsSession: true, toastMs: reaction?.toastMs });
  }

  async function refresh(): Promise<void> {
    const current = tokens();
    if (!isDue(current)) return;
    if (!current.refreshToken || !mayReload(reloadKey, now())) return fail();
    const { token, refreshToken } = current;
    const renewed = await request({ token, refreshToken }).catch(fail);
    const isKept = await changeIfCurrent({ tokens }, token, () =>
      keepTokens({
        token: renewed.token,
        refreshToken: renewed.refreshToken ?? refreshToken,
        expired: parseExpired(renewed.expired) ?? now() + (tokenLifeMs() ?? fallbackLifeMs),
      }),
    );
    if (!isKept) {
      revoke(renewed.token);
      return fail();
    }
    isReloading = true;
    reload();
    await new Promise(() => {});
  }

  return async (call: string): Promise<void> => {
    if (callsWithoutToken.has(call) || call === logoutCall) return;
    if (!isDue(tokens())) return;
    running ??= withLock(lockName, refresh).finally(() => {
      running = undefined;
    });
    await running;
  };
}
