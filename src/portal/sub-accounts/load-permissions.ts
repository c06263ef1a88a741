import type { LoaderArgs } from '../../app/loader-args.ts';
import { loadProducts, loadServices } from '../entitlements/load-entitlements.ts';
import type { Permission } from './permissions.ts';

/** The opened products and services of the company, which sub-accounts can get. */
export async function loadPermissions(args: LoaderArgs): Promise<Permission[]> {
  const [products, services] = await Promise.all([loadProducts(args), loadServices(args)]);
  const isOpen = ({ opened }: { opened: 0 | 1 }) => opened === 1;
  return [
    ...products
      .filter(isOpen)
      .map(({ id, productName: name }) => ({ kind: 'productIds' as const, id, name })),
    ...services
      .filter(isOpen)
      .map(({ id, serviceName: name }) => ({ kind: 'serviceIds' as const, id, name })),
  ];
}
