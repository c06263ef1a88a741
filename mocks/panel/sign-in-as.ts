import { toSession } from '../session.ts';
import type { TabProps } from './tab-props.ts';

/**
 * Signs the page of the site in as a seeded account.
 *
 * @returns whether the fake backend knows the account
 */
export async function signInAs(key: string, { control, site }: Pick<TabProps, 'control' | 'site'>) {
  const signedIn = await control.act((client) =>
    client.POST('/accounts/{key}/session', { params: { path: { key } } }),
  );
  if (signedIn) site.act({ kind: 'signIn', session: toSession(signedIn) });
  return signedIn !== undefined;
}
