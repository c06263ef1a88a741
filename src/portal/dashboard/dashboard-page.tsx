import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { settle } from '../../api/settle.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import {
  availableFirst,
  type Entitlement,
  loadProducts,
  loadServices,
} from '../entitlements/entitlements.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { requestNamespaces } from '../entitlements/request-form.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { Dashboard } from './dashboard.client.tsx';
import { DashboardTitle } from './dashboard-title.tsx';
import { loadSetup } from './load-setup.ts';

export const handle: PageHandle = { namespaces: requestNamespaces };

/** Products and services fail separately. The page fails when both do. */
export async function clientLoader(args: LoaderArgs) {
  const [products, services, mainAccount, setup] = await Promise.all([
    settle(loadProducts(args)),
    settle(loadServices(args)),
    loadMainAccount(args),
    loadSetup(args),
  ]);
  if (products instanceof ApiError && services instanceof ApiError) throw products;
  for (const list of [products, services]) if (!(list instanceof ApiError)) list.sort(availableFirst);
  const api = args.context.get(apiContext);
  /** How many sub-accounts that can sign in can use a product. The page does not wait, and a failure shows nothing. */
  const countColleagues = ({ id }: Entitlement) =>
    api.listSubUsers({ query: { page: 1, size: 1, productId: id, status: 1 }, quiet: true }).then(
      ({ total }) => total,
      () => undefined,
    );
  const available = products instanceof ApiError ? [] : products.filter(({ opened }) => opened === 1);
  const colleagues = new Map(setup ? available.map((product) => [product.id, countColleagues(product)]) : []);
  return { products, services, mainAccount, setup, colleagues, now: Date.now() };
}

export function HydrateFallback() {
  return (
    <>
      <DashboardTitle />
      <CardsSkeleton />
    </>
  );
}

export default function DashboardPage() {
  return <Dashboard />;
}
