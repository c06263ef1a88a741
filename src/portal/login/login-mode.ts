import { atom } from 'jotai';
import { useLocation, useSearchParams } from 'react-router';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';

const modes = ['password', 'sms', 'forgot', 'register'] as const;
type LoginMode = (typeof modes)[number];

/** The login mode of the URL; registration only when it is enabled. */
export function useLoginMode() {
  const [search] = useSearchParams();
  const { register: offersRegistration } = useBootstrapData().config.features;
  const requested = modes.find((mode) => mode === search.get('mode')) ?? 'password';
  const mode: LoginMode = requested === 'register' && !offersRegistration ? 'password' : requested;
  return {
    mode,
    offersRegistration,
    /** Whether the initial password must be changed. */
    isFirstLogin: search.get('reason') === 'first-login',
    /** The query of another mode, with the redirect preserved. */
    searchOf(target: LoginMode, reason?: 'first-login'): string {
      const query = new URLSearchParams(search);
      query.set('mode', target);
      if (reason) query.set('reason', reason);
      else query.delete('reason');
      return `?${query}`;
    },
  };
}

/** What the previous page or panel passes to the login in the history entry. */
export interface LoginState {
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

/** A new password that the login form takes over after a reset. In memory only: the history of the browser is on its disk. */
export const resetPasswordAtom = atom<string | undefined>(undefined);
