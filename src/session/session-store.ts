import type { components } from '../../openapi/generated/schema.d.ts';
import { attempt } from '../browser/attempt.ts';
import { cookieStore } from '../browser/cookie-store.ts';
import { cookiePath } from '../i18n/base-path.ts';
import {
  cookieDays,
  readTokens,
  readUser,
  sessionCookies,
  summarise,
  type Tokens,
  type UserSummary,
} from './cookies.ts';
import { removeForeignCookies } from './foreign-cookies.ts';
import { createTokenLifetime } from './token-lifetime.ts';

/** The tokens of a login or a refresh, whose answer may lack the expiry. */
export type NewTokens = Omit<components['schemas']['Session'], 'expired'> & { expired?: string | number };
export type UserDetail = components['schemas']['UserDetail'];

/**
 * A change of the session, in this or another tab. `expired` ends the session without a logout; `lapsed` is the same, detected in
 * the background on a public page, which continues anonymously.
 */
export type SessionChange = 'logged-in' | 'logged-out' | 'expired' | 'lapsed';

export type SessionListener = (change: SessionChange, where: 'here' | 'another tab') => void;

const channelName = 'session';

/** Where the session is stored: in cookies, which the server reads. Every tab is notified of a change. */
export interface SessionStore {
  tokens(): Tokens | undefined;
  user(): UserSummary | null;
  /** The lifetime of the token in milliseconds; undefined when unknown. */
  tokenLifetimeMs(): number | undefined;
  /** The milliseconds until the token expires, below 0 afterwards; Infinity when unknown. */
  remainingMs(): number;
  /** Takes the time of the server from the `Date` header of an answer of the API. */
  noteServerDate(date: string | null): void;
  /** Lets the token expire at another time, in epoch milliseconds of the browser. For the replay panel. */
  expireAt(time: number): void;
  /** Stores the tokens of a login or a refresh. */
  setTokens(tokens: NewTokens): void;
  /** Stores the user record and notifies every tab of the login. */
  setUser(user: UserDetail): void;
  /** Removes tokens and user and notifies every tab. Without a session it notifies this tab of an expiry only. */
  clear(change: Exclude<SessionChange, 'logged-in'>): void;
  /** Subscribes to changes in any tab. Returns a function that unsubscribes. */
  subscribe(listener: SessionListener): () => void;
}

export function createSessionStore(): SessionStore {
  const listeners = new Set<SessionListener>();
  const lifetime = createTokenLifetime();
  const tokens = () => readTokens(cookieStore.get);
  const user = () => readUser(cookieStore.get);
  /** Who is signed in as far as this tab knows. A renewed token changes nothing. */
  const identity = () => tokens() && (user()?.id ?? 'unknown');
  let known = identity();
  const notify: SessionListener = (change, where) => {
    known = identity();
    for (const listener of listeners) listener(change, where);
  };
  const channel = attempt(() => new BroadcastChannel(channelName));
  channel?.addEventListener('message', ({ data }) => notify(data, 'another tab'));

  /** Notices what no message told: the page was restored by Back, another site of the domain signed out, or there is no channel. */
  function compare(): void {
    const current = identity();
    if (document.visibilityState === 'visible' && current !== known)
      notify(current ? 'logged-in' : 'logged-out', 'another tab');
  }
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', compare);

  const write = (name: string, value: string) => {
    removeForeignCookies(name);
    cookieStore.set(name, value, {
      expires: cookieDays,
      path: cookiePath,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  };
  const announce = (change: SessionChange) => {
    channel?.postMessage(change);
    notify(change, 'here');
  };

  return {
    tokens,
    user,
    tokenLifetimeMs: lifetime.totalMs,
    remainingMs() {
      const expiry = tokens()?.expired;
      return expiry === undefined ? Number.POSITIVE_INFINITY : lifetime.remainingMs(expiry);
    },
    noteServerDate: lifetime.noteServerDate,
    setTokens({ token, refreshToken, expired }) {
      write(sessionCookies.token, token);
      write(sessionCookies.refreshToken, refreshToken);
      write(sessionCookies.expired, `${lifetime.begin(expired)}`);
    },
    expireAt: (time) => write(sessionCookies.expired, `${time}`),
    setUser(user) {
      write(sessionCookies.user, JSON.stringify(summarise(user)));
      announce('logged-in');
    },
    clear(change) {
      const names = Object.values(sessionCookies);
      const hasSession = names.some(cookieStore.get);
      for (const name of names) {
        // A cookie for the path of another page is not visible here.
        removeForeignCookies(name);
        cookieStore.remove(name, { path: cookiePath });
      }
      if (hasSession) announce(change);
      // Without a session, an expiry still redirects to the login.
      else if (change === 'expired') notify(change, 'here');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
