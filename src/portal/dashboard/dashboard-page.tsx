import { useAtomValue } from 'jotai';
import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { settle } from '../../api/settle.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import {
  availableFirst,
  type Entitlement,
  hasEnded,
  loadProducts,
  loadServices,
} from '../entitlements/entitlements.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { requestNamespaces } from '../entitlements/request-form.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import styles from './dashboard-page.module.css';
import { EndingSoon, EntitlementSection, UnavailableSection } from './entitlement-sections.tsx';
import { ProductCard } from './product-card.tsx';
import { loadSetup, Seats, SetupChecklist } from './setup.tsx';

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

/** The greeting. The server renders it, too: the session cookies contain its text. */
function DashboardTitle() {
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

/** What is urgent comes first, then what the user has or had, then the rest. */
export default function DashboardPage() {
  const { t } = useTranslation(['user']);
  const { products, services, mainAccount, setup, colleagues, now } = useLoaderData<typeof clientLoader>();
  const all = [products, services].flatMap((list) => (list instanceof ApiError ? [] : list));
  const unavailable = all.filter((entitlement) => entitlement.opened === 0 && !hasEnded(entitlement));
  const hasFailed = products instanceof ApiError || services instanceof ApiError;
  const hasNothing = !hasFailed && unavailable.length === all.length;
  const hasProducts = products instanceof ApiError ? undefined : products.some(({ opened }) => opened === 1);
  const rows = { mainAccount, now };
  const mayApply = mainAccount === null;

  return (
    <>
      <DashboardTitle />
      <div className={styles.page}>
        <EndingSoon entitlements={all} {...rows} />
        {setup && (
          <SetupChecklist
            setup={setup}
            hasProducts={hasProducts}
            choices={unavailable.map(({ name }) => name)}
          />
        )}
        {setup?.seats && <Seats {...setup.seats} />}
        {!hasNothing && (
          <>
            <EntitlementSection
              title={t('user.dashboard.products')}
              empty={t(mayApply ? 'user.dashboard.noProducts' : 'user.dashboard.noProductsSub')}
              entitlements={products}
              renderCard={(product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  colleagues={colleagues.get(product.id)}
                  now={now}
                />
              )}
              {...rows}
            />
            <EntitlementSection
              title={t('user.dashboard.services')}
              empty={t(mayApply ? 'user.dashboard.noServices' : 'user.dashboard.noServicesSub')}
              entitlements={services}
              {...rows}
            />
          </>
        )}
        <UnavailableSection entitlements={unavailable} hasNothing={hasNothing} {...rows} />
      </div>
    </>
  );
}
