import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { endsSoon } from '../entitlements/ends-soon.ts';
import { AccountFacts } from './account-facts.tsx';
import { AskMainAccount } from './ask-main-account.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { dashboardData } from './dashboard-data.ts';
import { DashboardTitle } from './dashboard-title.tsx';
import { type Ending, EndingSoon } from './ending-soon.tsx';
import { EntitlementSection } from './entitlement-section.tsx';
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
  const mayApply = mainAccount === null;
  const hasProducts = products instanceof ApiError ? undefined : products.some(({ opened }) => opened === 1);
  const endings = [products, services]
    .flatMap((list) => (list instanceof ApiError ? [] : list))
    .flatMap((item): Ending[] =>
      item.expireTime !== undefined && endsSoon(item, now) ? [{ ...item, expireTime: item.expireTime }] : [],
    );

  return (
    <>
      <DashboardTitle />
      <AccountFacts setup={setup} />
      {mainAccount !== null && <AskMainAccount mainAccount={mainAccount} />}
      {setup && <SetupChecklist setup={setup} hasProducts={hasProducts} />}
      <EndingSoon endings={endings} mayApply={mayApply} />
      <EntitlementSection
        title={t('user.dashboard.products')}
        empty={t('user.dashboard.noProducts')}
        entitlements={products}
        mayApply={mayApply}
        now={now}
      />
      <EntitlementSection
        title={t('user.dashboard.services')}
        empty={t('user.dashboard.noServices')}
        entitlements={services}
        mayApply={mayApply}
        now={now}
      />
    </>
  );
}
