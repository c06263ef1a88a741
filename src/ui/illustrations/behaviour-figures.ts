/** The data of the drawings of behaviour and what is computed from it. All of it is invented for demonstration. */

/** Minutes a day by kind of app: what people recall in a survey, and what their phones recorded. */
export const usage = [
  { recalled: 55, recorded: 98 },
  { recalled: 80, recorded: 62 },
  { recalled: 15, recorded: 27 },
  { recalled: 30, recorded: 12 },
  { recalled: 20, recorded: 34 },
] as const;

/** A week of a diary, by occasion: the day from 0 for Monday, and the hour. */
export const diary = [
  [
    [0, 7],
    [1, 7.1],
    [2, 7.42],
    [3, 7],
    [4, 7.2],
    [5, 9.3],
    [6, 9.6],
  ],
  [
    [0, 8.3],
    [0, 18.4],
    [1, 8.4],
    [1, 18.6],
    [2, 8.8],
    [2, 19.1],
    [3, 8.3],
    [3, 18.3],
    [4, 8.5],
    [4, 17.6],
  ],
  [
    [0, 20.6],
    [1, 20.8],
    [2, 21.4],
    [3, 20.7],
    [4, 21.5],
    [5, 21.8],
    [6, 20.5],
  ],
] as const;

/** The entry that the drawing quotes: the breakfast of Wednesday. */
export const quotedEntry = diary[0][2];

/** How purchases move between apps: where they start, which shop opens first, where they end. Counts of purchases. */
const journeys = [
  { from: 0, first: 0, end: 0, count: 180 },
  { from: 0, first: 0, end: 1, count: 94 },
  { from: 0, first: 0, end: 2, count: 66 },
  { from: 0, first: 1, end: 0, count: 44 },
  { from: 0, first: 1, end: 1, count: 160 },
  { from: 0, first: 1, end: 2, count: 76 },
  { from: 1, first: 0, end: 0, count: 130 },
  { from: 1, first: 0, end: 1, count: 46 },
  { from: 1, first: 0, end: 2, count: 44 },
  { from: 1, first: 1, end: 0, count: 26 },
  { from: 1, first: 1, end: 1, count: 90 },
  { from: 1, first: 1, end: 2, count: 44 },
] as const;

type Journey = (typeof journeys)[number];

const countOf = (matches: (journey: Journey) => boolean) =>
  journeys.filter(matches).reduce((sum, { count }) => sum + count, 0);

export const purchases = countOf(() => true);

/** The places of each of the three steps, with the number of purchases that pass. */
export const steps = [
  [0, 1].map((place) => countOf(({ from }) => from === place)),
  [0, 1].map((place) => countOf(({ first }) => first === place)),
  [0, 1, 2].map((place) => countOf(({ end }) => end === place)),
] as const;

/** The flows from each place to each place of the next step. */
export const flows = [
  [0, 1].map((start) =>
    [0, 1].map((place) => countOf(({ from, first }) => from === start && first === place)),
  ),
  [0, 1].map((start) =>
    [0, 1, 2].map((place) => countOf(({ first, end }) => first === start && end === place)),
  ),
] as const;

/** Of a hundred purchases that open our shop first, those that end at the rival. */
export const lostToRival = Math.round((100 * (flows[1][0]?.[1] ?? 0)) / (steps[1][0] ?? 1));

/** Employees at five moments: the answers, and the share in percent who felt supported. */
export const moments = [
  { count: 214, supported: 86 },
  { count: 64, supported: 77 },
  { count: 91, supported: 54 },
  { count: 37, supported: 70 },
  { count: 88, supported: 63 },
] as const;

const momentCount = moments.reduce((sum, { count }) => sum + count, 0);
/** All answers together, in percent. */
export const momentMean = Math.round(
  moments.reduce((sum, { count, supported }) => sum + count * supported, 0) / momentCount,
);
export const lowestMoment = Math.min(...moments.map(({ supported }) => supported));
