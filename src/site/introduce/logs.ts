/** The data of the logs and what is computed from it. All of it is invented for demonstration. */
import { differenceOf } from '../resources/sample-sizes.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return mean(sorted.slice(middle - (sorted.length % 2 === 0 ? 1 : 0), middle + 1));
};

/** Twelve people start a new device: seconds for unpacking, setting up, connecting, and the first use. */
export const sessions = [
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

export const isStuck = ([, , connecting]: (typeof sessions)[number]) => connecting > stuckAfter;
export const secondsOf = (session: (typeof sessions)[number]) => sum(session);
export const longestSession = Math.max(...sessions.map(secondsOf));

export const observation = {
  people: sessions.length,
  stuck: sessions.filter(isStuck).length,
  /** The whole session of those who did not get stuck, and of those who did. */
  medianSmoothSeconds: median(sessions.filter((session) => !isStuck(session)).map(secondsOf)),
  medianStuckSeconds: median(sessions.filter(isStuck).map(secondsOf)),
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
