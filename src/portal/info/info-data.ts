import { apiContext } from '../../api/context.ts';
import { createPageData } from '../../app/page-data.ts';
import { loadCompany } from '../company/load-company.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';

export const infoData = createPageData(async ({ context }) => {
  const [user, company, mainAccount] = await Promise.all([
    context.get(apiContext).getUserDetail(),
    loadCompany({ context }),
    loadMainAccount({ context }),
  ]);
  return { user, company, mainAccount };
});
