import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';

/** The company of the user; null for a new customer. */
export const loadCompany = ({ context }: Pick<LoaderArgs, 'context'>) =>
  context
    .get(apiContext)
    .getCompanyInfo({ quiet: ['B004'] })
    .catch((error) => {
      if (error.code === 'B004') return null;
      throw error;
    });
