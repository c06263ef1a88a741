import type { components } from '../../openapi/generated/schema.d.ts';
import { unwrap } from '../api/unwrap.ts';
import { useServices } from '../app/services.tsx';
import { changeIfCurrent } from './with-lock.ts';

type Session = components['schemas']['Session'];

/**
 * Returns a function that stores the tokens of a login, then loads and stores the user record. Every tab then navigates. Without a
 * user record the session is cleared.
 */
export function useLogIn(): (login: Promise<Session>) => Promise<void> {
  const services = useServices();
  return async (login) => {
    const { api, session } = services();
    const tokens = await login;
    session.setTokens(tokens);
    try {
      const user = await unwrap(api.GET('/v1/users/detail'));
      await changeIfCurrent(session, tokens.token, () => session.setUser(user));
    } catch (error) {
      await changeIfCurrent(session, tokens.token, () => session.clear('logged-out'));
      throw error;
    }
  };
}
