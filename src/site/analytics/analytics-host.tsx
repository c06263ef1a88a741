import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useConsentPurpose } from './use-consent-purpose.ts';

const Analytics = lazy(() => import('./analytics.tsx'));

/** Loads the analytics component when something is configured that needs consent. */
export function AnalyticsHost() {
  const purpose = useConsentPurpose();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !purpose) return null;
  return (
    <Suspense>
      <Analytics />
    </Suspense>
  );
}
