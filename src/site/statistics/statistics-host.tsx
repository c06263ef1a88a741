import { lazy, Suspense } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useBoot } from '../../page/boot.tsx';

const Statistics = lazy(() => import('./statistics.tsx'));

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
