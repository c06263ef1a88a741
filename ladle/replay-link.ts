import { controlPrefix } from '../mocks/engine/control-prefix.ts';
import type { components } from '../mocks/engine/generated/control.d.ts';
import { type Session, toSession } from '../mocks/session.ts';

type Schemas = components['schemas'];

/**
 * Applies a replay link to the sandbox at `address`: sets rules such as `listNews:network@1;login:delay=800` and signs in a seeded
 * account. Returns its session. Throws when the link is invalid.
 */
export async function followLink(
  address: string,
  mock: string,
  account: string,
): Promise<Session | undefined> {
  const link: Schemas['Link'] = { mock, ...(account && { as: account }) };
  const response = await fetch(`${address}${controlPrefix}/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(link),
  });
  if (!response.ok) throw new Error(await response.text());
  const result: Schemas['LinkResult'] = await response.json();
  return result.signedIn && toSession(result.signedIn);
}
