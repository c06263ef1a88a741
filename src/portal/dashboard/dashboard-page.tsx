import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hasEnded } from '../entitlements/ends-soon.ts';
import { AccountFacts } from './account-facts.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { loadDashboard } from './dashboard-data.ts';
import styles from './dashboard-page.module.css';
import { DashboardTitle } from './dashboard-title.tsx';
import { EntitlementRows } from './entitlement-rows.tsx';
import { EntitlementSection } from './entitlement-section.tsx';
import { ProductCard } from './product-card.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { UnavailableSection } from './unavailable-section.tsx';

export const clientLoader = loadDashboard;

export function HydrateFallback() {
  return (
    <>
      <DashboardTitle />
      <CardsSkeleton />
    </>
  );
}

/** What the user has or had comes first, then the rest, then the account. */
export default function DashboardPage() {
  const { t } = useTranslation(['user']);
  const { products, services, mainAccount, setup, now } = useLoaderData<typeof clientLoader>();
  const mayApply = mainAccount === null;
  const hasProducts = products instanceof ApiError ? undefined : products.some(({ opened }) => opened === 1);
  const hasFailed = products instanceof ApiError || services instanceof ApiError;
  const all = [products, services].flatMap((list) => (list instanceof ApiError ? [] : list));
  const unavailable = all.filter((entitlement) => entitlement.opened === 0 && !hasEnded(entitlement));
  const hasNothing = !hasFailed && unavailable.length === all.length;

  return (
    <>
      <DashboardTitle />
      <div className={styles.page}>
        <div className={styles.content}>
          {setup && <SetupChecklist setup={setup} hasProducts={hasProducts} />}
          {!hasNothing && (
            <>
              <EntitlementSection
                title={t('user.dashboard.products')}
                empty={t('user.dashboard.noProducts')}
                entitlements={products}
                mayApply={mayApply}
              >
                {(available, ended) => (
                  <>
                    {available.length > 0 && (
                      <ul className={styles.cards}>
                        {available.map((product) => (
                          <ProductCard key={product.id} product={product} mayApply={mayApply} now={now} />
                        ))}
                      </ul>
                    )}
                    <EntitlementRows entitlements={ended} mayApply={mayApply} now={now} />
                  </>
                )}
              </EntitlementSection>
              <EntitlementSection
                title={t('user.dashboard.services')}
                empty={t('user.dashboard.noServices')}
                entitlements={services}
                mayApply={mayApply}
              >
                {(available, ended) => (
                  <EntitlementRows entitlements={[...available, ...ended]} mayApply={mayApply} now={now} />
                )}
              </EntitlementSection>
            </>
          )}
          <UnavailableSection
            entitlements={unavailable}
            hasNothing={hasNothing}
            mainAccount={mainAccount}
            now={now}
          />
        </div>
        <AccountFacts setup={setup} />
      </div>
    </>
  );
}
