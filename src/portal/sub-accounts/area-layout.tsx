import { createContext, use } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import { type Entitlement, hasEnded, loadProducts, loadServices } from '../entitlements/entitlements.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { FormSkeleton, TableSkeleton } from '../skeletons/page-skeleton.tsx';
import type { Permission } from './sub-user.ts';

export const handle: PageHandle = { namespaces: ['subAccount', 'captcha', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

/** What the pages of sub-accounts share: what can be assigned. */
interface Area {
  permissions: Permission[];
  /** The names of what could be assigned until it ended. */
  ended: string[];
}

export async function clientLoader(args: LoaderArgs): Promise<Area> {
  const [products, services] = await Promise.all([loadProducts(args), loadServices(args)]);
  const offered = (kind: Permission['kind'], list: readonly Entitlement[]) =>
    list.filter(({ opened }) => opened === 1).map(({ id, name }) => ({ kind, id, name }));
  const ended = [...products, ...services].filter(hasEnded).map(({ name }) => name);
  return { ended, permissions: [...offered('productIds', products), ...offered('serviceIds', services)] };
}

/** A filter, an order or a page of the list changes nothing here. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && currentUrl.search === nextUrl.search;

export const AreaContext = createContext<Area>({ permissions: [], ended: [] });
export const useArea = () => use(AreaContext);

export function HydrateFallback() {
  const { t } = useTranslation(['subAccount']);
  const { pathname, search } = useLocation();
  if (!pathname.endsWith(paths.subAccountCreate()))
    return <TableSkeleton title={<PageTitle title={t('subAccount.list.title')} />} />;
  const isEdit = new URLSearchParams(search).has('id');
  const title = t(isEdit ? 'subAccount.list.edit' : 'subAccount.create.title');
  return <FormSkeleton title={<PageTitle title={title} />} />;
}

export default function SubAccountAreaLayout() {
  return (
    <AreaContext value={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </AreaContext>
  );
}
