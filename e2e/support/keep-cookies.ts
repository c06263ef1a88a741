import type { BrowserContext } from '@playwright/test';
import type { components } from '../../openapi/generated/control.d.ts';
import { cookiesOf } from '../../src/session/cookies.ts';

/** Lets a browser be signed in at `url`, as a login would leave it. */
export async function keepCookies(
  context: BrowserContext,
  signedIn: components['schemas']['SignedIn'],
  url: string,
): Promise<void> {
  const cookies = Object.entries(cookiesOf(signedIn));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
}
