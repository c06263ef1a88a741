import type { Api } from '../api/client.ts';
import type { BrowserSession } from './browser-session.ts';
import { changeIfCurrent } from './with-lock.ts';

/** Tells the API that a token is given up. Nobody waits for the answer, and the request outlives the page. */
export function revokeToken(api: Api, token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  api.POST('/v1/logout', { headers, keepalive: true }).catch(() => {});
}

/** Ends the session of every tab at once; the API learns of it in the background. */
export async function logOut({ api, session }: { api: Api; session: BrowserSession }): Promise<void> {
  const token = session.tokens()?.token;
  if (token) revokeToken(api, token);
  await changeIfCurrent(session, token, () => session.clear('logged-out'));
}
