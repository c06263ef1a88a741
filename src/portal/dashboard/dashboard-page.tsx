import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { paths } from '../../app/paths.ts';
import { applyTopic } from '../entitlements/apply-topic.ts';
import { endsSoon } from '../entitlements/ends-soon.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
import { AccountFacts } from './account-facts.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { dashboardData } from './dashboard-data.ts';
import styles from './dashboard-page.module.css';
import { DashboardTitle } from './dashboard-title.tsx';
import { type Ending, EndingSoon } from './ending-soon.tsx';
import { EntitlementCard } from './entitlement-card.tsx';
import { SetupChecklist } from './setup-checklist.tsx';

export const clientLoader = dashboardData.load;

export function HydrateFallback() {
  return (
    <>
      <DashboardTitle />
      <CardsSkeleton />
    </>
  );
}

export default function DashboardPage() {
  const { t } = useTranslation(['user']);
  const { products, services, mainAccount, setup, now } = useLoaderData<typeof clientLoader>();
  const hasProducts = products.some(({ opened }) => opened === 1);
  const endings: Ending[] = [
    ...products.map(({ productName, icon, ...rest }) => ({
      ...rest,
      name: productName,
      topic: applyTopic(icon),
    })),
    ...services.map(({ serviceName, ...rest }) => ({ ...rest, name: serviceName, topic: 'data' as const })),
  ].flatMap((item) =>
    item.expireTime !== undefined && endsSoon(item, now) ? [{ ...item, expireTime: item.expireTime }] : [],
  );

  return (
    <>
      <DashboardTitle />
      <AccountFacts setup={setup} mainAccount={mainAccount} />
      {setup && <SetupChecklist setup={setup} hasProducts={hasProducts} />}
      <EndingSoon endings={endings} mainAccount={mainAccount} />
      <section className={styles.section}>
        <h2>{t('user.dashboard.products')}</h2>
        {!hasProducts && <Missing text={t('user.dashboard.noProducts')} mainAccount={mainAccount} />}
        <ul className={styles.cards}>
          {products.map(({ id, productName, icon, opened, expireTime }) => (
            <EntitlementCard
              key={id}
              to={paths.container(id)}
              name={productName}
              topic={applyTopic(icon)}
              isOpen={opened === 1}
              expireTime={expireTime}
              mainAccount={mainAccount}
              now={now}
            />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('user.dashboard.services')}</h2>
        {services.every(({ opened }) => opened === 0) && (
          <Missing text={t('user.dashboard.noServices')} mainAccount={mainAccount} />
        )}
        <ul className={styles.cards}>
          {services.map(({ id, serviceName, opened, expireTime }) => (
            <EntitlementCard
              key={id}
              name={serviceName}
              topic="data"
              isOpen={opened === 1}
              expireTime={expireTime}
              mainAccount={mainAccount}
              now={now}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The empty state of products or services, with a link to the application. */
function Missing({ text, mainAccount }: { text: string; mainAccount: MainAccount | null }) {
  return (
    <p className={styles.missing}>
      {text} <PermissionLink mainAccount={mainAccount} />
    </p>
  );
}
