import { controlPrefix } from '../mocks/engine/control-prefix.ts';
import type { components } from '../openapi/generated/control.d.ts';

type Schemas = components['schemas'];

/**
 * Does what a replay link would do to the sandbox at `address`: sets rules, written as `listNews:network@1;login:delay=800`,
 * and signs the account with the given key in. Gives its session; a link that cannot be meant throws.
 */
export async function followLink(
  address: string,
  mock: string,
  account: string,
): Promise<Schemas['SignedIn'] | undefined> {
  const link: Schemas['Link'] = { mock, ...(account && { as: account }) };
  const response = await fetch(`${address}${controlPrefix}/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(link),
  });
  if (!response.ok) throw new Error(await response.text());
  const result: Schemas['LinkResult'] = await response.json();
  return result.signedIn;
}
