import type { components } from '../../openapi/generated/schema.d.ts';
import { useServices } from '../app/services.tsx';
import { loadUser } from './load-user.ts';
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
      await loadUser(api, session, tokens.token);
    } catch (error) {
      await changeIfCurrent(session, tokens.token, () => session.clear('logged-out'));
      throw error;
    }
  };
}
