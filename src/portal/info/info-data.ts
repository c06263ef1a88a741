import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { createPageData } from '../../app/page-data.ts';
import { loadCompany } from '../company/load-company.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';

export const infoData = createPageData(async ({ context }) => {
  const [user, company, mainAccount] = await Promise.all([
    unwrap(context.get(apiContext).GET('/v1/users/detail')),
    loadCompany({ context }),
    loadMainAccount({ context }),
  ]);
  return { user, company, mainAccount };
});
