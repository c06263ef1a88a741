import { lazy, Suspense } from 'react';
import { useBoot } from '../../app/bootstrap-data.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';

const Statistics = lazy(() => import('./analytics.tsx'));

/** The place of the statistics; where none are configured, not even their code is fetched. */
export function StatisticsHost() {
  const { statistics } = useBoot().config.scripts;
  const isAlive = useHydrated();
  if (!isAlive || !statistics) return null;
  return (
    <Suspense>
      <Statistics script={statistics} />
    </Suspense>
  );
}
