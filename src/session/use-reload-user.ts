import { useServices } from '../app/services.tsx';
import { loadUser } from './load-user.ts';

/** Returns a function that reloads the user record after a change, for every tab. */
export function useReloadUser(): () => Promise<void> {
  const services = useServices();
  return async () => {
    const { api, session } = services();
    await loadUser(api, session);
  };
}
