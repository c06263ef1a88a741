import Cookies from 'js-cookie';
import type { components } from '../../openapi/generated/schema.d.ts';
import { browserStore } from '../browser/storage.ts';
import { cookiePath } from '../i18n/base-path.ts';
import {
  cookieDays,
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
 * A change of the session, in this or another tab. `expired` ends the session without a logout; `lapsed` is the same, detected in
 * the background on a public page, which continues anonymously.
 */
export type SessionChange = 'logged-in' | 'logged-out' | 'expired' | 'lapsed';

export type SessionListener = (change: SessionChange, where: 'here' | 'another tab') => void;

const channelName = 'session';
const tokenLifeKey = 'token-life-ms';

/** The session of the browser. It is stored in cookies, which the server reads, and synchronized between tabs. */
export interface BrowserSession {
  tokens(): Tokens | undefined;
  user(): UserSummary | null;
  /** The lifetime of the token in milliseconds; undefined when unknown. */
  tokenLifetimeMs(): number | undefined;
  /** Stores the tokens of a login or a refresh. */
  setTokens(session: Session): void;
  /** Stores the user record and notifies every tab of the login. */
  setUser(user: UserDetail): void;
  /** Removes tokens and user and notifies every tab. Without a session it notifies this tab of an expiry only. */
  clear(change: Exclude<SessionChange, 'logged-in'>): void;
  /** Subscribes to changes in any tab. Returns a function that unsubscribes. */
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
        // Without a session, an expiry still redirects to the login.
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
