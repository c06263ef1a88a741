import { createControlClient, unwrap } from '../mocks/engine/control-client.ts';
import { type Session, toSession } from '../mocks/session.ts';

/**
 * Applies a replay link to the sandbox at `address`: sets rules such as `listNews:network@1;login:delay=800` and signs in a seeded
 * account. Returns its session. Throws when the link is invalid.
 */
export async function followLink(
  address: string,
  mock: string,
  account: string,
): Promise<Session | undefined> {
  const link = { mock, ...(account && { as: account }) };
  const { signedIn } = await unwrap(createControlClient(address).POST('/link', { body: link }));
  return signedIn && toSession(signedIn);
}
