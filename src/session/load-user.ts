import type { Api } from '../api/client.ts';
import type { BrowserSession } from './browser-session.ts';
import { changeIfCurrent } from './with-lock.ts';

/** Loads and stores the user record of a session, for every tab, unless the session has changed meanwhile. */
export async function loadUser(
  api: Api,
  session: BrowserSession,
  token = session.tokens()?.token,
): Promise<void> {
  const user = await api.getUserDetail();
  await changeIfCurrent(session, token, () => session.setUser(user));
}
