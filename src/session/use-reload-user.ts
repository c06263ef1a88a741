import { unwrap } from '../api/unwrap.ts';
import { useServices } from '../app/services.tsx';
import { changeIfCurrent } from './with-lock.ts';

/** Returns a function that reloads the user record after a change, for every tab. */
export function useReloadUser(): () => Promise<void> {
  const services = useServices();
  return async () => {
    const { api, session } = services();
    const token = session.tokens()?.token;
    const user = await unwrap(api.GET('/v1/users/detail'));
    await changeIfCurrent(session, token, () => session.setUser(user));
  };
}
