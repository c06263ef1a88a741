import { apiContext } from '../../api/context.ts';
import { optional } from '../../api/settle.ts';
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
  const [company, seats] = await Promise.all([
    optional(loadCompany({ context })),
    optional(context.get(apiContext).listSubUsers({ query: { page: 1, size: 1 } })),
  ]);
  return { hasCompany: company === undefined ? undefined : company !== null, seats };
}
