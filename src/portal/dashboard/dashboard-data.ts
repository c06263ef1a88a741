import { createPageData } from '../../app/page-data.ts';
import { availableFirst } from '../entitlements/ends-soon.ts';
import { loadEntitlements } from '../entitlements/load-entitlements.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';
import { loadSetup } from './load-setup.ts';

export const dashboardData = createPageData(async (args) => {
  const [{ products, services }, mainAccount, setup] = await Promise.all([
    loadEntitlements(args),
    loadMainAccount(args),
    loadSetup(args),
  ]);
  return {
    products: [...products].sort(availableFirst),
    services: [...services].sort(availableFirst),
    mainAccount,
    setup,
    now: Date.now(),
  };
});
