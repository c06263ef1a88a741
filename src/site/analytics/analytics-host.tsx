import { lazy, Suspense } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';

const Statistics = lazy(() => import('./analytics.tsx'));

/** Loads the analytics component when a script is configured. */
export function AnalyticsHost() {
  const { statistics } = useBootstrapData().config.scripts;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !statistics) return null;
  return (
    <Suspense>
      <Statistics script={statistics} />
    </Suspense>
  );
}
