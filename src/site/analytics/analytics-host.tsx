import { lazy, Suspense } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';

const Analytics = lazy(() => import('./analytics.tsx'));

/** Loads the analytics component when a script is configured. */
export function AnalyticsHost() {
  const { analytics } = useBootstrapData().config.scripts;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !analytics) return null;
  return (
    <Suspense>
      <Analytics script={analytics} />
    </Suspense>
  );
}
