import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { sessionContext } from '../../session/session-context.ts';

/** The person who gives a sub-account its permissions; undefined where the API does not say who it is. */
export type MainAccount = { name: string; email: string } | undefined;

/** Says who the user asks for a permission: null for a main account, which applies for itself. */
export async function loadMainAccount({ context }: Pick<LoaderArgs, 'context'>): Promise<MainAccount | null> {
  const { user } = context.get(sessionContext);
  if (!user || isMainAccount(user)) return null;
  try {
    const params = { query: { page: 1, size: 100 } };
    const { list } = await unwrap(context.get(apiContext).GET('/v1/company/users', { params }));
    return list.find(({ id }) => id === user.parentId);
  } catch (error) {
    // The page is useful without the name.
    if (error instanceof ApiError && !error.handling.endsSession) return undefined;
    throw error;
  }
}
