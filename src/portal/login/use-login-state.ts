import { useLocation } from 'react-router';

/** What the previous page or panel passes to the login in the history entry. */
export interface LoginState {
  /** The account whose initial password must be changed. */
  account?: string;
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
    account: 'account' in state && typeof state.account === 'string' ? state.account : undefined,
    hasReset: 'hasReset' in state,
    hasEnded: 'hasEnded' in state,
  };
}
