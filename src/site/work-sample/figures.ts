/** The data of the work samples and what is computed from it. All of it is invented for demonstration. */
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

const connectingPhase = 2;
/** Longer is stuck, in seconds. */
const stuckAfter = 120;

export const isStuck = (session: (typeof sessions)[number]) => session[connectingPhase] > stuckAfter;
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

const baselineDays = 14;

const baseline = days.slice(0, baselineDays).map(([, accounts]) => accounts);
const baselineMean = mean(baseline);
const deviation = Math.sqrt(
  sum(baseline.map((accounts) => (accounts - baselineMean) ** 2)) / (baselineDays - 1),
);

/** An alert is due above three standard deviations of the baseline, counted in accounts. */
export const threshold = baselineMean + 3 * deviation;
export const firstAlert = days.findIndex(([, accounts]) => accounts > threshold);
/** The day with the most posts. Few accounts wrote them, so there is no alert. */
export const loudestDay = days.reduce(
  (loudest, [posts], day) => (posts > (days[loudest]?.[0] ?? 0) ? day : loudest),
  0,
);

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

/** Twelve comments, coded by two people. */
export const codings = [
  [1, 1],
  [2, 2],
  [1, 1],
  [3, 1],
  [1, 1],
  [3, 3],
  [2, 2],
  [1, 1],
  [4, 4],
  [2, 3],
  [1, 1],
  [4, 4],
] as const;
export const agreedCodings = codings.filter(([one, other]) => one === other).length;

const shareOf = (code: number, coder: 0 | 1) =>
  codings.filter((coding) => coding[coder] === code).length / codings.length;
/** The agreement that chance alone would give. */
const chance = sum([1, 2, 3, 4].map((code) => shareOf(code, 0) * shareOf(code, 1)));
/** Cohen's kappa. */
export const codingKappa = (agreedCodings / codings.length - chance) / (1 - chance);

/** A sample order: how many people are invited for the responses that remain after quality checks. */
export const order = { completes: 600, removed: 0.1, incidence: 0.08, response: 0.25 };
export const collected = Math.ceil(order.completes / (1 - order.removed));
export const screened = Math.ceil(collected / order.incidence);
export const invited = Math.ceil(screened / order.response);

/** Satisfied customers before and after a change, in percent, of the same number of people each. */
export const followUp = { size: 400, before: 61, after: 72 };
export const followUpMargin = differenceOf(followUp.size);
