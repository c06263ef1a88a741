import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hasEnded } from '../entitlements/entitlements.ts';
import styles from './dashboard-page.module.css';
import type { clientLoader } from './dashboard-page.tsx';
import { EndingSoon, EntitlementSection, UnavailableSection } from './entitlement-sections.tsx';
import { ProductCard } from './product-card.tsx';
import { Seats, SetupChecklist } from './setup.tsx';

/** What is urgent comes first, then what the user has or had, then the rest. */
export function Dashboard() {
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
    <div className={styles.page}>
      <EndingSoon entitlements={all} colleagues={colleagues} {...rows} />
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
  );
}
