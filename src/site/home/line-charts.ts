import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { quarterlyChoice, touchpointNps } from '../reports/report-charts.ts';
import { cellOf, topics } from '../workspace/data/team-survey.ts';

/* The charts of the product lines. Their figures are invented for demonstration. */

/** First choice of three brands, by quarter. */
const brand: ChartSpec = {
  ...quarterlyChoice,
  height: 150,
  x: { field: 'quarter', ticks: ['24 Q4', '26 Q3'] },
  y: { ...quarterlyChoice.y, ticks: [10, 25] },
};

/** Complaints in the reviews of a week, and how they changed. */
const product: ChartSpec = {
  marks: [
    { mark: 'barX', x: 'now', fill: 'negative' },
    { mark: 'text', text: 'now' },
    { mark: 'text', text: 'change' },
  ],
  x: { domain: [0, 204] },
  y: { field: 'issue', isBeside: true },
  rows: [
    { issue: 'crash', now: 204, change: 43 },
    { issue: 'code', now: 131, change: -11 },
    { issue: 'battery', now: 97, change: 9 },
    { issue: 'type', now: 58, change: -21 },
    { issue: 'icons', now: 46, change: 'new' },
  ],
  columns: { issue: '#', now: '#', change: '+#' },
};

/** The NPS along the touchpoints of a journey. */
const service: ChartSpec = {
  marks: [
    { mark: 'barX', x: 'nps', fill: 'tone' },
    { mark: 'text', text: 'nps' },
  ],
  x: { domain: [0, 50] },
  y: { field: 'touchpoint', isBeside: true },
  rows: touchpointNps().rows.map(({ touchpoint, nps }) => ({
    touchpoint,
    nps,
    tone: nps < 10 ? 'alert' : 'positive',
  })),
  columns: { touchpoint: '#', nps: '+#' },
};

const shownTeams = ['checkout', 'fresh', 'pickup', 'drivers', 'service'] as const;

/** The share who agree, in percent, by team and topic of the workspace. */
const employee: ChartSpec = {
  marks: [{ mark: 'cell', x: topics, fill: 'positive', alertBelow: 45 }],
  y: { field: 'team' },
  rows: shownTeams.map((team) => ({
    team,
    ...Object.fromEntries(topics.map((topic) => [topic, cellOf(team, topic, { isOneStore: false }).share])),
  })),
  columns: { team: '#', goals: '#', support: '#', growth: '#', load: '#' },
};

export const lineCharts = { brand, product, service, employee } as const;
