/** The data of the logs and what is computed from it. All of it is invented for demonstration. */
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { differenceOf } from '../resources/sample-sizes.ts';
import { minutes } from '../work-sample/format.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return mean(sorted.slice(middle - (sorted.length % 2 === 0 ? 1 : 0), middle + 1));
};

/** Twelve people start a new device: seconds for unpacking, setting up, connecting, and the first use. */
const sessions = [
  [48, 70, 52, 96],
  [61, 84, 246, 88],
  [39, 66, 61, 120],
  [72, 92, 305, 74],
  [55, 75, 198, 101],
  [44, 101, 47, 83],
  [66, 58, 268, 92],
  [51, 80, 58, 110],
  [58, 73, 221, 79],
  [47, 88, 66, 95],
  [69, 64, 187, 90],
  [53, 77, 55, 104],
] as const;

/** Connecting for longer is stuck, in seconds. */
const stuckAfter = 120;

const isStuck = ([, , connecting]: (typeof sessions)[number]) => connecting > stuckAfter;
const secondsOf = (session: (typeof sessions)[number]) => sum(session);

export const observation = {
  people: sessions.length,
  stuck: sessions.filter(isStuck).length,
  /** The whole session of those who did not get stuck, and of those who did. */
  medianSmoothSeconds: median(sessions.filter((session) => !isStuck(session)).map(secondsOf)),
  medianStuckSeconds: median(sessions.filter(isStuck).map(secondsOf)),
};

/** The sessions: a strip of phases for each person. */
export const observationChart: ChartSpec = {
  marks: [
    { mark: 'barX', x: 'unpack', fill: 'group-1' },
    { mark: 'barX', x: 'setUp', fill: 'muted' },
    { mark: 'barX', x: 'connect', fill: 'alert' },
    { mark: 'barX', x: 'use', fill: 'own' },
    { mark: 'text', text: 'total' },
  ],
  x: { domain: [0, Math.max(...sessions.map(secondsOf))] },
  y: { field: 'person', strong: 'isStuck', isBeside: true },
  rows: sessions.map((session, index) => ({
    person: `P${String(index + 1).padStart(2, '0')}`,
    unpack: session[0],
    setUp: session[1],
    connect: session[2],
    use: session[3],
    total: minutes(secondsOf(session)),
    isStuck: isStuck(session) ? 1 : undefined,
  })),
  columns: { person: '#', unpack: '#', setUp: '#', connect: '#', use: '#', total: '#' },
};

/** A topic in public posts, by day: posts, and the accounts that wrote them. */
export const days = [
  [42, 37],
  [38, 34],
  [51, 44],
  [47, 41],
  [40, 35],
  [33, 30],
  [36, 32],
  [45, 39],
  [49, 43],
  [44, 38],
  [52, 45],
  [41, 37],
  [35, 31],
  [39, 34],
  [46, 40],
  [43, 38],
  [171, 29],
  [48, 42],
  [54, 47],
  [163, 139],
  [128, 112],
] as const;

const baseline = days.slice(0, 14).map(([, accounts]) => accounts);
const deviation = Math.sqrt(
  sum(baseline.map((accounts) => (accounts - mean(baseline)) ** 2)) / (baseline.length - 1),
);

/** An alert is due above three standard deviations of the baseline, counted in accounts. */
export const threshold = mean(baseline) + 3 * deviation;
export const firstAlert = days.findIndex(([, accounts]) => accounts > threshold);
/** The day with the most posts. Few accounts wrote them, so there is no alert. */
export const loudestDay = days.findIndex(([posts]) => posts === Math.max(...days.map(([one]) => one)));

/** The topic by day: the accounts, what they posted beyond one post each, and the threshold. */
export const listeningChart: ChartSpec = {
  marks: [
    { mark: 'barY', y: 'accounts', fill: 'own' },
    { mark: 'barY', y: 'repeats', fill: 'muted' },
    { mark: 'ruleY', y: threshold },
  ],
  x: { field: 'day', ticks: [1, 7, 14, 20], label: 'day' },
  y: { domain: [0, 200], ticks: [0, 50, 100, 150, 200] },
  rows: days.map(([posts, accounts], index) => ({
    day: index + 1,
    accounts,
    repeats: posts - accounts,
    posts,
  })),
  columns: { day: '#', accounts: '#', posts: '#' },
  height: 230,
};

/** The same question in two wordings, each asked half of the sample. */
const wordings = { size: 400, yes: [232, 124] } as const;
export const wordingShares = wordings.yes.map((yes) => (100 * yes) / wordings.size);
export const wordingDifference = (wordingShares[0] ?? 0) - (wordingShares[1] ?? 0);
export const wordingMargin = differenceOf(wordings.size);

/** Comments with a rating from 0 to 10: how many mention a cause, and how these rate. */
export const comments = { count: 1_240, mean: 7.1 };
const mentions = [
  { count: 384, mean: 5.2 },
  { count: 347, mean: 6.9 },
  { count: 186, mean: 6.2 },
  { count: 149, mean: 5 },
] as const;

/** The causes by the gain in the overall rating if those who mention them rated like all others. */
export const causes = mentions
  .map(({ count, mean: rating }, index) => {
    const others = (comments.count * comments.mean - count * rating) / (comments.count - count);
    return { index, share: (100 * count) / comments.count, rating, gain: others - comments.mean };
  })
  .sort((one, other) => other.gain - one.gain);
export const largestGain = Math.max(...causes.map(({ gain }) => gain));
