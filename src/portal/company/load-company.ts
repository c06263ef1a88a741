import { apiContext } from '../../api/context.ts';
import { isApiError } from '../../api/is-api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';

/** The company of the user; null for a new customer. */
export async function loadCompany({ context }: Pick<LoaderArgs, 'context'>) {
  try {
    return await unwrap(context.get(apiContext).GET('/v1/users/companyInfo'));
  } catch (error) {
    if (isApiError(error, 'getCompanyInfo') && error.code === 'B004') return null;
    throw error;
  }
}
