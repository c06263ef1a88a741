import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountFacts } from './account-facts.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { dashboardData } from './dashboard-data.ts';
import styles from './dashboard-page.module.css';
import { DashboardTitle } from './dashboard-title.tsx';
import { EntitlementRow } from './entitlement-row.tsx';
import { EntitlementSection } from './entitlement-section.tsx';
import { ProductCard } from './product-card.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { UnavailableSection } from './unavailable-section.tsx';

export const clientLoader = dashboardData.load;

export function HydrateFallback() {
  return (
    <>
      <DashboardTitle />
      <CardsSkeleton />
    </>
  );
}

/** What is available comes first, then what is not, then the account. */
export default function DashboardPage() {
  const { t } = useTranslation(['user']);
  const { products, services, mainAccount, setup, now } = useLoaderData<typeof clientLoader>();
  const mayApply = mainAccount === null;
  const hasProducts = products instanceof ApiError ? undefined : products.some(({ opened }) => opened === 1);
  const unavailable = [products, services]
    .flatMap((list) => (list instanceof ApiError ? [] : list))
    .filter(({ opened }) => opened === 0);

  return (
    <>
      <DashboardTitle />
      <div className={styles.page}>
        <div className={styles.content}>
          {setup && <SetupChecklist setup={setup} hasProducts={hasProducts} />}
          <EntitlementSection
            title={t('user.dashboard.products')}
            empty={t('user.dashboard.noProducts')}
            entitlements={products}
            mayApply={mayApply}
          >
            {(available) => (
              <ul className={styles.cards}>
                {available.map((product) => (
                  <ProductCard key={product.id} product={product} mayApply={mayApply} now={now} />
                ))}
              </ul>
            )}
          </EntitlementSection>
          <EntitlementSection
            title={t('user.dashboard.services')}
            empty={t('user.dashboard.noServices')}
            entitlements={services}
            mayApply={mayApply}
          >
            {(available) => (
              <ul className={styles.rows}>
                {available.map((service) => (
                  <EntitlementRow key={service.id} entitlement={service} mayApply={mayApply} now={now} />
                ))}
              </ul>
            )}
          </EntitlementSection>
          <UnavailableSection entitlements={unavailable} mainAccount={mainAccount} now={now} />
        </div>
        <AccountFacts setup={setup} />
      </div>
    </>
  );
}
