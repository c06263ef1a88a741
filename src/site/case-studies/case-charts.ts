import type { CaseId } from '../../paths/case-ids.ts';
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';

/** Reach of each pair of flavours in percent: its stronger flavour alone, and what the second one adds. */
const flavourPairs = {
  marks: [
    { mark: 'barX', x: 'alone', fill: 'muted', isLabelled: true },
    { mark: 'barX', x: 'added', fill: 'tone', isLabelled: true },
    { mark: 'text', text: 'reach' },
  ],
  x: { domain: [0, 75] },
  y: { field: 'pair', strong: 'isCompared' },
  rows: [
    { pair: 'citrus-salt', alone: 46, added: 27, reach: 73, tone: 'positive', isCompared: 'yes' },
    { pair: 'spicy-salt', alone: 44, added: 22, reach: 66, tone: 'group-1' },
    { pair: 'salt-honey', alone: 41, added: 24, reach: 65, tone: 'group-1' },
    { pair: 'citrus-seaweed', alone: 46, added: 18, reach: 64, tone: 'group-1' },
    { pair: 'spicy-honey', alone: 44, added: 19, reach: 63, tone: 'group-1' },
    { pair: 'citrus-honey', alone: 46, added: 16, reach: 62, tone: 'group-1' },
    { pair: 'citrus-spicy', alone: 46, added: 15, reach: 61, tone: 'group-1', isCompared: 'yes' },
    { pair: 'spicy-seaweed', alone: 44, added: 15, reach: 59, tone: 'group-1' },
    { pair: 'honey-seaweed', alone: 38, added: 20, reach: 58, tone: 'group-1' },
    { pair: 'salt-seaweed', alone: 41, added: 11, reach: 52, tone: 'group-1' },
  ],
  columns: { pair: '#', alone: '#%', added: '#%', reach: '#%' },
} as const satisfies ChartSpec;

/** Aided awareness in percent. In 2024, the tenth year, the first online wave runs in parallel to the last one at the door. */
const bridgedSeries = {
  marks: [
    { mark: 'ruleX', x: 9, text: 'parallel' },
    { mark: 'ruleX', x: 9, y1: 57, y2: 64, text: 'gap' },
    { mark: 'lineY', y: 'bridged', stroke: 'own' },
    { mark: 'lineY', y: 'raw', stroke: 'group-2' },
    { mark: 'lineY', y: 'door', stroke: 'group-1' },
  ],
  x: { field: 'year', ticks: ['2015', '2018', '2021', '2024'] },
  y: { domain: [40, 72], ticks: [40, 50, 60, 70], format: '#%' },
  rows: [
    { year: '2015', door: 46 },
    { year: '2016', door: 47 },
    { year: '2017', door: 49 },
    { year: '2018', door: 50 },
    { year: '2019', door: 49 },
    { year: '2020', door: 52 },
    { year: '2021', door: 53 },
    { year: '2022', door: 55 },
    { year: '2023', door: 56 },
    { year: '2024', door: 57, raw: 64, bridged: 57 },
    { year: '2025', raw: 66, bridged: 59 },
    { year: '2026', raw: 67, bridged: 60 },
  ],
  columns: { year: '#', door: '#%', raw: '#%', bridged: '#%' },
} as const satisfies ChartSpec;

/** Reasons for not ordering in percent of those asked; several answers each. */
const twoViews = {
  marks: [
    { mark: 'link', x1: 'advisers', x2: 'buyers', stroke: 'muted' },
    { mark: 'dot', x: 'advisers', fill: 'group-2', text: 'advisers' },
    { mark: 'dot', x: 'buyers', fill: 'group-1', text: 'buyers' },
  ],
  x: { domain: [-4, 70], ticks: [0, 20, 40, 60], format: '#%' },
  y: { field: 'reason' },
  rows: [
    { reason: 'delivery', buyers: 37, advisers: 14 },
    { reason: 'price', buyers: 29, advisers: 61 },
    { reason: 'rival', buyers: 24, advisers: 35 },
    { reason: 'finance', buyers: 18, advisers: 8 },
    { reason: 'route', buyers: 15, advisers: 4 },
    { reason: 'family', buyers: 11, advisers: 26 },
  ],
  columns: { reason: '#', buyers: '#%', advisers: '#%' },
} as const satisfies ChartSpec;

/** A mean from 0 to 10 with half the width of its 95% confidence interval. The channel is a meaning: branch, app or handover. */
const touchpoint = (name: string, channel: 'group-1' | 'group-2' | 'alert', mean: number, half: number) => {
  const [low, high] = [mean - half, mean + half];
  return { touchpoint: name, channel, mean, low, high, interval: `${low.toFixed(2)}–${high.toFixed(2)}` };
};

const touchpointMeans: ChartSpec = {
  marks: [
    { mark: 'link', x1: 'low', x2: 'high', stroke: 'channel' },
    { mark: 'dot', x: 'mean', fill: 'channel' },
    { mark: 'text', text: 'mean' },
  ],
  x: { domain: [5, 9.5], ticks: [5, 6, 7, 8, 9] },
  y: { field: 'touchpoint', isBeside: true },
  rows: [
    touchpoint('transfers', 'group-2', 8.8, 0.17),
    touchpoint('counter', 'group-1', 8.7, 0.18),
    touchpoint('statements', 'group-2', 8.6, 0.18),
    touchpoint('advice', 'group-1', 8.5, 0.21),
    touchpoint('cash', 'group-1', 8.2, 0.22),
    touchpoint('signIn', 'group-2', 8.1, 0.2),
    touchpoint('queue', 'group-1', 7.6, 0.24),
    touchpoint('chat', 'group-2', 7.2, 0.27),
    touchpoint('booking', 'alert', 6.9, 0.26),
    touchpoint('status', 'alert', 6.6, 0.28),
    touchpoint('return', 'alert', 6.3, 0.29),
    touchpoint('papers', 'alert', 5.9, 0.31),
  ],
  columns: { touchpoint: '#', channel: '#', mean: '#.0', interval: '#' },
};

/** Satisfied customers in percent, and the stage's share of the explained variance of overall satisfaction in percent. */
const impactMap = {
  marks: [
    { mark: 'rect', x1: 30, x2: 64, y1: 100 / 6, y2: 40, fill: 'alert', text: 'alert' },
    { mark: 'ruleX', x: 64 },
    { mark: 'ruleY', y: 100 / 6 },
    { mark: 'dot', x: 'satisfied', y: 'impact', fill: 'tone', text: 'stage', side: 'side' },
  ],
  x: { field: 'satisfied', domain: [30, 90], ticks: [30, 50, 70, 90], format: '#%', label: 'satisfied' },
  y: { domain: [0, 40], ticks: [0, 10, 20, 30, 40], format: '#%', label: 'impact' },
  rows: [
    { stage: 'updates', satisfied: 38, impact: 34, side: 'right', tone: 'alert' },
    { stage: 'explanation', satisfied: 52, impact: 19, side: 'top', tone: 'muted' },
    { stage: 'assessment', satisfied: 70, impact: 18, side: 'right', tone: 'muted' },
    { stage: 'documents', satisfied: 60, impact: 12, side: 'left', tone: 'muted' },
    { stage: 'payout', satisfied: 84, impact: 11, side: 'left', tone: 'muted' },
    { stage: 'report', satisfied: 80, impact: 6, side: 'bottom', tone: 'muted' },
  ],
  columns: { stage: '#', satisfied: '#%', impact: '#%' },
} as const satisfies ChartSpec;

/** Of 100 new users, those who used the app for the last time on a day: with all starter tasks done, and with tasks left. */
const leavingDays = {
  marks: [
    { mark: 'barY', y: 'open', fill: 'group-2' },
    { mark: 'barY', y: 'done', fill: 'group-1' },
    { mark: 'text', text: 'total' },
  ],
  x: { field: 'day', label: 'day' },
  y: { domain: [0, 20], ticks: [0, 5, 10, 15, 20] },
  rows: [
    { day: '1', done: 1, open: 6, total: 7 },
    { day: '2', done: 2, open: 4, total: 6 },
    { day: '3', done: 15, open: 3, total: 18 },
    { day: '4', done: 5, open: 2, total: 7 },
    { day: '5', done: 3, open: 2, total: 5 },
    { day: '6', done: 3, open: 1, total: 4 },
    { day: '7', done: 2, open: 1, total: 3 },
    { day: '8', done: 1, open: 1, total: 2 },
    { day: '9', done: 1, open: 1, total: 2 },
    { day: '10', done: 1, open: 1, total: 2 },
  ],
  columns: { day: '#', done: '#', open: '#', total: '#' },
} as const satisfies ChartSpec;

/** Reasons for a visit that was considered and skipped, in percent of these visits. The client expected the sale. */
const skippedVisits = {
  marks: [
    { mark: 'barX', x: 'share', fill: 'tone' },
    { mark: 'text', text: 'share' },
  ],
  x: { domain: [0, 40] },
  y: { field: 'reason' },
  rows: [
    { reason: 'nothing', share: 36, tone: 'muted' },
    { reason: 'parking', share: 23, tone: 'muted' },
    { reason: 'sale', share: 19, tone: 'group-1' },
    { reason: 'online', share: 14, tone: 'muted' },
    { reason: 'rest', share: 8, tone: 'muted' },
  ],
  columns: { reason: '#', share: '#%' },
} as const satisfies ChartSpec;

/** Answers of the next day in percent, and satisfied ratings of the device at the counter in percent. */
const nextDayRatings = {
  marks: [
    { mark: 'barX', x: 'sum', fill: 'positive', isLabelled: true },
    { mark: 'barX', x: 'neutral', fill: 'neutral', isLabelled: true },
    { mark: 'barX', x: 'dissatisfied', fill: 'negative', isLabelled: true },
    { mark: 'text', text: 'counter' },
  ],
  x: { domain: [0, 100] },
  y: { field: 'matter' },
  rows: [
    { matter: 'register', very: 41, satisfied: 45, sum: 86, neutral: 8, dissatisfied: 6, counter: 99 },
    { matter: 'fund', very: 38, satisfied: 40, sum: 78, neutral: 13, dissatisfied: 9, counter: 98 },
    { matter: 'company', very: 28, satisfied: 37, sum: 65, neutral: 18, dissatisfied: 17, counter: 99 },
    { matter: 'medical', very: 21, satisfied: 32, sum: 53, neutral: 20, dissatisfied: 27, counter: 97 },
    { matter: 'title', very: 14, satisfied: 27, sum: 41, neutral: 22, dissatisfied: 37, counter: 98 },
  ],
  columns: {
    matter: '#',
    very: '#%',
    satisfied: '#%',
    sum: '#%',
    neutral: '#%',
    dissatisfied: '#%',
    counter: '#%',
  },
} as const satisfies ChartSpec;

/** Apart from the cases: the browser does not load the charts that the server has drawn. */
export const caseCharts: Record<CaseId, ChartSpec> = {
  snack: flavourPairs,
  tracker: bridgedSeries,
  drive: twoViews,
  branch: touchpointMeans,
  claim: impactMap,
  churn: leavingDays,
  store: skippedVisits,
  hall: nextDayRatings,
};
