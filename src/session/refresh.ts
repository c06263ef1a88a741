import { callsWithOptionalToken, callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { ApiError } from '../api/api-error.ts';
import { parseExpired, type Tokens } from './cookies.ts';

type Session = components['schemas']['Session'];
type RefreshedSession = components['schemas']['RefreshedSession'];

/** How long before the expiry a token is renewed. */
const refreshWindowMs = 90_000;
/** A page reloads after a refresh at most this often. */
const reloadGuardMs = 60_000;
/** The life of a new token when neither the answer nor its predecessor tells it. */
const fallbackLifeMs = 2 * 60 * 60_000;

let isReloading = false;

/** Whether the page leaves only to come back, after a refresh: nobody has to be asked whether they meant to. */
export const isReloadingItself = (): boolean => isReloading;

/** Where the time of the last reload after a refresh is kept. */
export const reloadedKey = 'token-refresh-reload';
const lockName = 'token-refresh';
const logoutCall = 'POST /v1/logout';

interface RefreshOptions {
  tokens(): Tokens | undefined;
  /** How long the current token was given out for, in milliseconds; undefined when that is not known. */
  tokenLifeMs(): number | undefined;
  keepTokens(session: Session): void;
  /** Asks the server for a new token. */
  request(tokens: { token: string; refreshToken: string }): Promise<RefreshedSession>;
  /** Ends the session; the user goes to the login page. */
  onFailed(): void;
  reload(): void;
  now?: () => number;
}

/**
 * Makes the check that runs before a call: a token within 90 seconds of its expiry is renewed first.
 *
 * The calls of this tab share one refresh, and the tabs take turns, so that a later one finds the new token. A
 * success reloads the page: the call never settles. A failure ends the session and rejects the call. Calls that do
 * without a login, and the logout, are never held up.
 */
export function createRefreshCheck(options: RefreshOptions): (call: string) => Promise<void> {
  const { tokens, tokenLifeMs, keepTokens, request, onFailed, reload, now = Date.now } = options;
  let running: Promise<void> | undefined;

  const isDue = (current: Tokens | undefined): current is Tokens =>
    current?.expired !== undefined && current.expired - now() <= refreshWindowMs;

  function fail(): never {
    onFailed();
    throw new ApiError({ status: 401 }, { endsSession: true });
  }

  async function refresh(): Promise<void> {
    const current = tokens();
    if (!isDue(current)) return;
    const lastReload = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (!current.refreshToken || now() - lastReload < reloadGuardMs) return fail();
    const { token, refreshToken } = current;
    const renewed = await request({ token, refreshToken }).catch(fail);
    keepTokens({
      token: renewed.token,
      refreshToken: renewed.refreshToken ?? refreshToken,
      expired: parseExpired(renewed.expired) ?? now() + (tokenLifeMs() ?? fallbackLifeMs),
    });
    sessionStorage.setItem(reloadedKey, `${now()}`);
    isReloading = true;
    reload();
    await new Promise(() => {});
  }

  return async (call: string): Promise<void> => {
    if (callsWithoutToken.has(call) || callsWithOptionalToken.has(call) || call === logoutCall) return;
    if (!isDue(tokens())) return;
    running ??= inTurn(refresh).finally(() => {
      running = undefined;
    });
    await running;
  };
}

/** Runs a task while no other tab does. Pages without a secure origin have no locks; each tab is on its own there. */
async function inTurn(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockName, task);
  else await task();
}
