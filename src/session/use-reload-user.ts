import { unwrap } from '../api/unwrap.ts';
import { useServices } from '../app/services.tsx';
import { changeIfCurrent } from './with-lock.ts';

/** Gives the way to read the user record again after a change; every tab then shows the new one. */
export function useReloadUser(): () => Promise<void> {
  const services = useServices();
  return async () => {
    const { api, session } = services();
    const token = session.tokens()?.token;
    const user = await unwrap(api.GET('/v1/users/detail'));
    await changeIfCurrent(session, token, () => session.setUser(user));
  };
}
