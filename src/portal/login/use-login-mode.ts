import { useSearchParams } from 'react-router';
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
      query.delete('step');
      if (reason) query.set('reason', reason);
      else query.delete('reason');
      return `?${query}`;
    },
  };
}
