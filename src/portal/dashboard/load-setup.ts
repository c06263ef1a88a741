import { apiContext } from '../../api/context.ts';
import { optional } from '../../api/optional.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { sessionContext } from '../../session/session-context.ts';
import { loadCompany } from '../company/load-company.ts';

/** The state of a main account. A value is undefined when its call failed. */
export interface Setup {
  hasCompany: boolean | undefined;
  seats: { total: number; limit: number } | undefined;
}

/** Loads what a main account has set up; null for a sub-account. */
export async function loadSetup({ context }: Pick<LoaderArgs, 'context'>): Promise<Setup | null> {
  const { user } = context.get(sessionContext);
  if (!user || !isMainAccount(user)) return null;
  const params = { query: { page: 1, size: 1 } };
  const [company, seats] = await Promise.all([
    optional(loadCompany({ context })),
    optional(unwrap(context.get(apiContext).GET('/v1/users/sub', { params }))),
  ]);
  return { hasCompany: company === undefined ? undefined : company !== null, seats };
}
