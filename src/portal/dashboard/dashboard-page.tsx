import { useAtomValue } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { optional, settle } from '../../api/settle.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { sessionContext } from '../../session/session-context.ts';
import { loadCompany } from '../company/load-company.ts';
import {
  availableFirst,
  type Entitlement,
  loadProducts,
  loadServices,
} from '../entitlements/entitlements.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { Dashboard } from './dashboard.client.tsx';

export const handle: PageHandle = { namespaces: ['captcha', ...formNamespaces] };

/** The state of a main account. A value is undefined when its call failed. */
export interface Setup {
  hasCompany: boolean | undefined;
  seats: { total: number; limit: number } | undefined;
}

/** Loads what a main account has set up; null for a sub-account. */
async function loadSetup({ context }: LoaderArgs): Promise<Setup | null> {
  const { user } = context.get(sessionContext);
  if (!user || !isMainAccount(user)) return null;
  const [company, seats] = await Promise.all([
    optional(loadCompany({ context })),
    optional(context.get(apiContext).listSubUsers({ query: { page: 1, size: 1 } })),
  ]);
  return { hasCompany: company === undefined ? undefined : company !== null, seats };
}

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
      <Greeting />
      <CardsSkeleton />
    </>
  );
}

export default function DashboardPage() {
  return (
    <>
      <Greeting />
      <Dashboard />
    </>
  );
}

/** The title. The server renders it, too: the session cookies contain its text. */
function Greeting() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  return (
    <PageTitle
      title={user ? t('user.dashboard.greeting', { name: user.name }) : t('user.dashboard.title')}
      breadcrumbs={null}
      intro={t(user !== null && !isMainAccount(user) ? 'user.dashboard.introSub' : 'user.dashboard.intro')}
    />
  );
}
