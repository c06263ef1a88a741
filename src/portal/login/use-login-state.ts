import { useLocation } from 'react-router';

/** What the previous page or panel passes to the login in the history entry. */
export interface LoginState {
  /** Whether a password was just reset. */
  hasReset?: boolean;
  /** Whether the session of a protected page has ended. */
  hasEnded?: boolean;
}

/** The state that the page or panel before left. */
export function useLoginState(): LoginState {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    hasReset: 'hasReset' in state,
    hasEnded: 'hasEnded' in state,
  };
}
