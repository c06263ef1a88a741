import { ApiError } from '../../api/api-error.ts';
import { settle } from '../../api/settle.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { paths } from '../../paths/paths.ts';
import { applyTopic } from '../entitlements/apply-topic.ts';
import { availableFirst } from '../entitlements/ends-soon.ts';
import { loadProducts, loadServices } from '../entitlements/load-entitlements.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';
import type { Entitlement } from './entitlement.ts';
import { loadSetup } from './load-setup.ts';

async function listProducts(args: LoaderArgs): Promise<Entitlement[]> {
  const products = await loadProducts(args);
  return products
    .map(({ productName, icon, ...rest }) => ({
      ...rest,
      name: productName,
      topic: applyTopic(icon),
      to: paths.container(rest.id),
    }))
    .sort(availableFirst);
}

async function listServices(args: LoaderArgs): Promise<Entitlement[]> {
  const services = await loadServices(args);
  return services
    .map(({ serviceName, ...rest }) => ({ ...rest, name: serviceName, topic: 'data' as const }))
    .sort(availableFirst);
}

/** Products and services fail separately. The page fails when both do. */
export async function loadDashboard(args: LoaderArgs) {
  const [products, services, mainAccount, setup] = await Promise.all([
    settle(listProducts(args)),
    settle(listServices(args)),
    loadMainAccount(args),
    loadSetup(args),
  ]);
  if (products instanceof ApiError && services instanceof ApiError) throw products;
  return { products, services, mainAccount, setup, now: Date.now() };
}
