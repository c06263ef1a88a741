import type { Api } from '../api/client.ts';
import type { BrowserSession } from './browser-session.ts';
import { changeIfCurrent } from './with-lock.ts';

/** Revokes a token. The request does not block and outlives the page. */
export function revokeToken(api: Api, token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  api.logout({ headers, keepalive: true, quiet: true }).catch(() => {});
}

/** Ends the session in every tab immediately and revokes the token in the background. */
export async function logOut({ api, session }: { api: Api; session: BrowserSession }): Promise<void> {
  const token = session.tokens()?.token;
  if (token) revokeToken(api, token);
  await changeIfCurrent(session, token, () => session.clear('logged-out'));
}
