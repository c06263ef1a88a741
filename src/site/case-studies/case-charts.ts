import type { CaseId } from '../../paths/case-ids.ts';
import type { DataChart } from '../charts/data-chart.ts';
import { bridgedSeries } from './charts/bridged-series.tsx';
import { flavourPairs } from './charts/flavour-pairs.tsx';
import { impactMap } from './charts/impact-map.tsx';
import { leavingDays } from './charts/leaving-days.tsx';
import { nextDayRatings } from './charts/next-day-ratings.tsx';
import { skippedVisits } from './charts/skipped-visits.tsx';
import { touchpointMeans } from './charts/touchpoint-means.tsx';
import { twoViews } from './charts/two-views.tsx';

/** Apart from the cases: the browser does not load the charts that the server has drawn. */
export const caseCharts: Record<CaseId, DataChart> = {
  snack: flavourPairs,
  tracker: bridgedSeries,
  drive: twoViews,
  branch: touchpointMeans,
  claim: impactMap,
  churn: leavingDays,
  store: skippedVisits,
  hall: nextDayRatings,
};
