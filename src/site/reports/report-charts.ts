import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { filterRows, responses, summarize, touchpoints } from '../workspace/data/responses.ts';
import { agreementOf } from '../workspace/data/team-survey.ts';

/* The charts of report extracts. Their figures are invented for demonstration. */

/** First choice in percent of the category's buyers. The campaign starts between the fifth and the sixth quarter. */
export const quarterlyChoice = {
  marks: [
    { mark: 'ruleX', x: 4.5, text: 'campaign' },
    { mark: 'lineY', y: 'own', stroke: 'own' },
    { mark: 'lineY', y: 'rival', stroke: 'rival' },
    { mark: 'lineY', y: 'rival-2', stroke: 'rival-2' },
  ],
  x: { field: 'quarter' },
  y: { domain: [8, 28], ticks: [10, 15, 20, 25], format: '#%' },
  rows: [
    { quarter: '24 Q4', own: 16, rival: 25, 'rival-2': 13 },
    { quarter: '25 Q1', own: 16, rival: 24, 'rival-2': 14 },
    { quarter: '25 Q2', own: 17, rival: 25, 'rival-2': 13 },
    { quarter: '25 Q3', own: 17, rival: 24, 'rival-2': 14 },
    { quarter: '25 Q4', own: 16, rival: 24, 'rival-2': 14 },
    { quarter: '26 Q1', own: 19, rival: 23, 'rival-2': 13 },
    { quarter: '26 Q2', own: 20, rival: 22, 'rival-2': 13 },
    { quarter: '26 Q3', own: 21, rival: 22, 'rival-2': 12 },
  ],
  columns: { quarter: '#', own: '#%', rival: '#%', 'rival-2': '#%' },
} as const satisfies ChartSpec;

/** The four answers of a price sensitivity meter, cumulated, in percent of those asked. */
export const priceCurves = {
  marks: [
    { mark: 'rect', x1: 51, x2: 66, fill: 'positive', text: 'range' },
    { mark: 'lineY', y: 'tooCheap', stroke: 'group-1', isDashed: true },
    { mark: 'lineY', y: 'cheap', stroke: 'group-1' },
    { mark: 'lineY', y: 'expensive', stroke: 'group-2' },
    { mark: 'lineY', y: 'tooExpensive', stroke: 'group-2', isDashed: true },
    {
      mark: 'dot',
      x: 'price',
      y: 'share',
      fill: 'positive',
      text: 'price',
      side: 'side',
      // Where two curves cross: the ends of the accepted range, and the least resistance in it.
      rows: [
        { price: 51, share: 29.5, side: 'right' },
        { price: 59, share: 17.6, side: 'bottom' },
        { price: 66, share: 30.9, side: 'right' },
      ],
    },
  ],
  x: { field: 'price', domain: [29, 99], ticks: [29, 49, 69, 89], format: '¥#' },
  y: { domain: [0, 100], ticks: [0, 25, 50, 75, 100], format: '#%' },
  rows: [
    { price: 29, tooCheap: 78, cheap: 94, expensive: 4, tooExpensive: 1 },
    { price: 39, tooCheap: 56, cheap: 83, expensive: 11, tooExpensive: 3 },
    { price: 49, tooCheap: 33, cheap: 64, expensive: 25, tooExpensive: 8 },
    { price: 59, tooCheap: 17, cheap: 43, expensive: 46, tooExpensive: 18 },
    { price: 69, tooCheap: 8, cheap: 26, expensive: 66, tooExpensive: 36 },
    { price: 79, tooCheap: 3, cheap: 14, expensive: 82, tooExpensive: 57 },
    { price: 89, tooCheap: 1, cheap: 6, expensive: 92, tooExpensive: 75 },
    { price: 99, tooCheap: 0, cheap: 2, expensive: 97, tooExpensive: 88 },
  ],
  columns: { price: '¥#', tooCheap: '#%', cheap: '#%', expensive: '#%', tooExpensive: '#%' },
} as const satisfies ChartSpec;

/** The answers of the workspace in their last four weeks by touchpoint: shares in percent, with their number. */
export function touchpointNps() {
  const rows = filterRows(responses(), { weeks: 4 });
  return {
    marks: [
      { mark: 'barX', x: 'promoters', fill: 'promoter', isLabelled: true },
      { mark: 'barX', x: 'passives', fill: 'passive', isLabelled: true },
      { mark: 'barX', x: 'detractors', fill: 'detractor', isLabelled: true },
      { mark: 'text', text: 'nps' },
    ],
    x: { domain: [0, 100] },
    y: { field: 'touchpoint', detail: 'n', format: 'n = #' },
    rows: touchpoints
      .map((touchpoint) => {
        const { total: n, groups, nps } = summarize(rows.filter((row) => row.touchpoint === touchpoint));
        const share = (count: number) => Math.round((100 * count) / n);
        return {
          touchpoint,
          n,
          promoters: share(groups.promoters),
          passives: share(groups.passives),
          detractors: share(groups.detractors),
          nps,
        };
      })
      .sort((a, b) => a.nps - b.nps),
    columns: { touchpoint: '#', n: '#', promoters: '#%', passives: '#%', detractors: '#%', nps: '+#' },
  } as const satisfies ChartSpec;
}

/** Favourable answers in percent by theme, in the previous survey and in this one. */
const themes = [
  { theme: 'support', before: 60, now: agreementOf('support').share },
  { theme: 'team', before: 74, now: 75 },
  { theme: 'goals', before: 71, now: agreementOf('goals').share },
  { theme: 'tools', before: 61, now: 58 },
  { theme: 'communication', before: 49, now: 57 },
  { theme: 'growth', before: 55, now: agreementOf('growth').share },
] as const;

/** The changes of the themes. Smaller ones than three points can be chance. */
export const themeChanges = {
  marks: [
    { mark: 'link', x1: 'before', x2: 'now', stroke: 'muted' },
    { mark: 'dot', x: 'before', fill: 'muted' },
    { mark: 'dot', x: 'now', fill: 'tone' },
    { mark: 'text', text: 'change' },
  ],
  x: { domain: [40, 90], ticks: [40, 50, 60, 70, 80, 90], format: '#%' },
  y: { field: 'theme', strong: 'isClear' },
  rows: themes.map((row) => {
    const change = row.now - row.before;
    const isClear = Math.abs(change) > 2;
    return { ...row, change, tone: change < -2 ? 'alert' : 'own', ...(isClear && { isClear: 'yes' }) };
  }),
  columns: { theme: '#', before: '#%', now: '#%', change: '+#' },
} as const satisfies ChartSpec;

/** Members of 24 who raised a theme without being asked, in the first week and later. */
export const memberThemes = {
  marks: [
    { mark: 'barX', x: 'early', fill: 'group-1' },
    { mark: 'barX', x: 'later', fill: 'group-2' },
    { mark: 'text', text: 'total' },
  ],
  x: { domain: [0, 24], isCounted: true },
  y: { field: 'theme' },
  rows: [
    { theme: 'cleaning', early: 11, later: 6, total: 17 },
    { theme: 'space', early: 3, later: 11, total: 14 },
    { theme: 'noise', early: 9, later: 2, total: 11 },
    { theme: 'timer', early: 2, later: 7, total: 9 },
    { theme: 'recipes', early: 5, later: 1, total: 6 },
    { theme: 'parts', early: 0, later: 4, total: 4 },
  ],
  columns: { theme: '#', early: '#', later: '#', total: '# / 24' },
} as const satisfies ChartSpec;
