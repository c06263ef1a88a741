import { parseExpired, summarise, type Tokens, type UserSummary } from '../src/session/cookies.ts';
import type { SessionListener, SessionStore } from '../src/session/session-store.ts';

/** A session in memory. All ports of a host share cookies, so cookies would change the session of the dev server. */
export function createMemorySession(): SessionStore {
  const listeners = new Set<SessionListener>();
  let tokens: Tokens | undefined;
  let user: UserSummary | null = null;

  return {
    tokens: () => tokens,
    user: () => user,
    tokenLifetimeMs: () => undefined,
    remainingMs: () => Number.POSITIVE_INFINITY,
    noteServerDate: () => {},
    expireAt: () => {},
    setTokens({ token, refreshToken, expired }) {
      tokens = { token, refreshToken, expired: parseExpired(expired) };
    },
    setUser(detail) {
      user = summarise(detail);
      for (const listener of listeners) listener('logged-in', 'here');
    },
    clear(change) {
      if (!tokens) return;
      tokens = undefined;
      user = null;
      for (const listener of listeners) listener(change, 'here');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
