import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { quarterlyChoice } from '../reports/report-charts.ts';
import { filterRows, regionOf, responses, stores, summarize } from '../workspace/data/responses.ts';

const lastQuarter = quarterlyChoice.rows[7];
const exposedChoice = 25;

/** First choice of the last quarter, of those who saw the campaign and those who did not. Both groups have the same size. */
export const exposure = {
  marks: [
    { mark: 'barX', x: 'choice', fill: 'own' },
    { mark: 'text', text: 'choice' },
  ],
  x: { domain: [0, 30] },
  y: { field: 'group' },
  rows: [
    { group: 'exposed', choice: exposedChoice },
    { group: 'control', choice: 2 * lastQuarter.own - exposedChoice },
  ],
  columns: { group: '#', choice: '#%' },
} as const satisfies ChartSpec;

/** The stores of the workspace by the NPS of their last four weeks, and how far each is from all of them. */
export function storeRanking() {
  const rows = filterRows(responses(), { weeks: 4 });
  const mean = summarize(rows).nps;
  return {
    marks: [
      { mark: 'link', x1: 'mean', x2: 'nps', stroke: 'muted' },
      { mark: 'dot', x: 'mean', fill: 'muted' },
      { mark: 'dot', x: 'nps', fill: 'tone' },
      { mark: 'text', text: 'nps' },
      { mark: 'text', text: 'gap' },
    ],
    x: { domain: [0, 60], ticks: [0, 20, 40, 60], format: '+#' },
    y: { field: 'store', detail: 'region', isBeside: true },
    rows: stores
      .map((store) => ({ store, ...summarize(filterRows(rows, { store, weeks: 4 })) }))
      .map(({ store, nps }) => ({ store, region: regionOf[store], nps, mean, gap: nps - mean }))
      .map((row) => ({ ...row, tone: row.gap < 0 ? 'alert' : 'own' }))
      .sort((a, b) => a.nps - b.nps),
    columns: { store: '#', region: '#', nps: '+#', gap: '+#' },
  } as const satisfies ChartSpec;
}
