import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useOutletContext,
} from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import { loadProducts, loadServices } from '../entitlements/entitlements.ts';
import { requestNamespaces } from '../entitlements/request-form.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { FormSkeleton } from '../skeletons/form-skeleton.tsx';
import { TableSkeleton } from '../skeletons/table-skeleton.tsx';
import type { Permission } from './sub-user.ts';

export const handle: PageHandle = { namespaces: ['subAccount', ...requestNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

/** What the pages of sub-accounts share: what can be assigned, and the seats. */
interface Area {
  permissions: Permission[];
  /** The sub-accounts of the company, and their limit. */
  seats: { used: number; limit: number };
}

export async function clientLoader(args: LoaderArgs): Promise<Area> {
  const [products, services, { total, limit }] = await Promise.all([
    loadProducts(args),
    loadServices(args),
    args.context.get(apiContext).listSubUsers({ query: { size: 1 } }),
  ]);
  const isOpen = ({ opened }: { opened: 0 | 1 }) => opened === 1;
  return {
    permissions: [
      ...products
        .filter(isOpen)
        .map(({ id, productName: name }) => ({ kind: 'productIds' as const, id, name })),
      ...services
        .filter(isOpen)
        .map(({ id, serviceName: name }) => ({ kind: 'serviceIds' as const, id, name })),
    ],
    seats: { used: total, limit },
  };
}

/** A filter, an order or a page of the list changes nothing here. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && currentUrl.search === nextUrl.search;

export const useArea = () => useOutletContext<Area>();

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
  return <Outlet context={useLoaderData<typeof clientLoader>() satisfies Area} />;
}
