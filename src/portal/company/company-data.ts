import { createPageData } from '../../app/page-data.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';
import { loadCompany } from './load-company.ts';

export const companyData = createPageData(async ({ context }) => {
  const [company, mainAccount] = await Promise.all([loadCompany({ context }), loadMainAccount({ context })]);
  return { company, mainAccount };
});
