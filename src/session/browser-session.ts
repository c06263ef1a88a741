import Cookies from 'js-cookie';
import type { components } from '../../openapi/generated/schema.d.ts';
import { browserStore } from '../browser/storage.ts';
import { cookiePath } from '../i18n/base-path.ts';
import {
  parseExpired,
  readTokens,
  readUser,
  sessionCookies,
  summarise,
  type Tokens,
  type UserSummary,
} from './cookies.ts';

type Session = components['schemas']['Session'];
type UserDetail = components['schemas']['UserDetail'];

/**
 * What happened to the session, here or in another tab. `expired` is an end that the user did not ask for; `lapsed` is one
 * that was noticed in the background, where a public page goes on without it.
 */
export type SessionChange = 'logged-in' | 'logged-out' | 'expired' | 'lapsed';

export type SessionListener = (change: SessionChange, where: 'here' | 'another tab') => void;

const cookieDays = 7;
const channelName = 'session';
const tokenLifeKey = 'token-life-ms';

/** The session of this browser: kept in cookies, so that the server can restore it, and told to every tab. */
export interface BrowserSession {
  tokens(): Tokens | undefined;
  user(): UserSummary | null;
  /** How long the token was given out for, in milliseconds; undefined when that is not known. */
  tokenLifetimeMs(): number | undefined;
  /** Keeps a new set of tokens; used for a login and for a refresh. */
  setTokens(session: Session): void;
  /** Keeps the user record and tells every tab that somebody is logged in. */
  setUser(user: UserDetail): void;
  /** Forgets tokens and user, and tells every tab; without a session an expiry is told here alone, any other end nowhere. */
  clear(change: Exclude<SessionChange, 'logged-in'>): void;
  /** Calls back after each change in any tab, until the returned function is called. */
  subscribe(listener: SessionListener): () => void;
}

export function createBrowserSession(): BrowserSession {
  const listeners = new Set<SessionListener>();
  const channel = new BroadcastChannel(channelName);
  const notify: SessionListener = (change, where) => {
    for (const listener of listeners) listener(change, where);
  };
  channel.addEventListener('message', ({ data }) => notify(data, 'another tab'));

  const write = (name: string, value: string) =>
    Cookies.set(name, value, {
      expires: cookieDays,
      path: cookiePath,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  const announce = (change: SessionChange) => {
    channel.postMessage(change);
    notify(change, 'here');
  };

  return {
    tokens: () => readTokens(Cookies.get),
    user: () => readUser(Cookies.get),
    tokenLifetimeMs: () => Number(browserStore.get(tokenLifeKey)) || undefined,
    setTokens({ token, refreshToken, expired }) {
      const expiry = parseExpired(expired);
      write(sessionCookies.token, token);
      write(sessionCookies.refreshToken, refreshToken);
      write(sessionCookies.expired, `${expiry ?? ''}`);
      browserStore.set(tokenLifeKey, `${expiry ? expiry - Date.now() : ''}`);
    },
    setUser(user) {
      write(sessionCookies.user, JSON.stringify(summarise(user)));
      announce('logged-in');
    },
    clear(change) {
      if (!Object.values(sessionCookies).some((name) => Cookies.get(name))) {
        // A visitor who is told to sign in goes to the login, too.
        if (change === 'expired') notify(change, 'here');
        return;
      }
      for (const name of Object.values(sessionCookies)) Cookies.remove(name, { path: cookiePath });
      announce(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
