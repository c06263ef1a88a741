import { apiContext } from '../../api/context.ts';
import { optional } from '../../api/settle.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { sessionContext } from '../../session/session-context.ts';

/** The main account of a sub-account; undefined when the API does not return it. */
export type MainAccount = { name: string; email: string } | undefined;

/** Loads the main account that the user asks for permissions; null for a main account. */
export async function loadMainAccount({ context }: Pick<LoaderArgs, 'context'>): Promise<MainAccount | null> {
  const { user } = context.get(sessionContext);
  if (!user || isMainAccount(user)) return null;
  const query = { page: 1, size: 100 };
  const users = await optional(context.get(apiContext).listCompanyUsers({ query, quiet: ['A0403'] }));
  return users?.list.find(({ id }) => id === user.parentId);
}
