import { useSearchParams } from 'react-router';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';

const modes = ['password', 'sms', 'forgot', 'register'] as const;
type LoginMode = (typeof modes)[number];

/** Which panel the address asks for; registration is one only where it is offered. */
export function useLoginMode() {
  const [search] = useSearchParams();
  const { register: offersRegistration } = useBootstrapData().config.features;
  const asked = modes.find((mode) => mode === search.get('mode')) ?? 'password';
  const mode: LoginMode = asked === 'register' && !offersRegistration ? 'password' : asked;
  return {
    mode,
    offersRegistration,
    /** Whether the password has to be changed because it is the first one. */
    isFirstLogin: search.get('reason') === 'first-login',
    /** The query of another panel; where the visitor was going stays in it. */
    searchOf(target: LoginMode, reason?: 'first-login'): string {
      const query = new URLSearchParams(search);
      query.set('mode', target);
      if (reason) query.set('reason', reason);
      else query.delete('reason');
      return `?${query}`;
    },
  };
}
