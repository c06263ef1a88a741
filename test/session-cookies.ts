import type { BrowserContext } from '@playwright/test';
import type { Session } from '../mocks/session.ts';
import { cookiesOf } from '../src/session/cookies.ts';

/** Sets the session cookies of a login at `url`. */
export async function setSessionCookies(
  context: BrowserContext,
  signedIn: Session,
  url: string,
): Promise<void> {
  const cookies = Object.entries(cookiesOf(signedIn));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
}

/** Sets the cookie with the expiry of the token. */
export async function expireIn(context: BrowserContext, seconds: number): Promise<void> {
  const cookies = await context.cookies();
  const expired = cookies.find(({ name }) => name === 'EXPRIED');
  if (!expired) throw new Error('No session cookies');
  await context.addCookies([{ ...expired, value: `${Date.now() + seconds * 1000}` }]);
}
