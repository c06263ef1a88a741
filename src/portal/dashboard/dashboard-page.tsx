import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { paths } from '../../app/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { applyTopic } from '../entitlements/apply-topic.ts';
import { loadEntitlements } from '../entitlements/load-entitlements.ts';
import { loadMainAccount, type MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import styles from './dashboard-page.module.css';
import { EntitlementCard } from './entitlement-card.tsx';

export async function clientLoader(args: LoaderArgs) {
  const [{ products, services }, mainAccount] = await Promise.all([
    loadEntitlements(args),
    loadMainAccount(args),
  ]);
  return { products, services, mainAccount, now: Date.now() };
}

export function HydrateFallback() {
  return <CardsSkeleton />;
}

export default function DashboardPage() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  const { products, services, mainAccount, now } = useLoaderData<typeof clientLoader>();

  return (
    <>
      <PageTitle
        title={user ? t('user.dashboard.greeting', { name: user.name }) : t('user.dashboard.title')}
        breadcrumbs={null}
        intro={t(mainAccount === null ? 'user.dashboard.intro' : 'user.dashboard.introSub')}
      />
      <section className={styles.section}>
        <h2>{t('user.dashboard.products')}</h2>
        {products.every(({ opened }) => opened === 0) && (
          <Missing text={t('user.dashboard.noProducts')} mainAccount={mainAccount} />
        )}
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
