import { paint } from './parts.tsx';

/** Three lines by week with a period that stands out, and what one reads from them. All of it is invented for demonstration. */
export interface Trend {
  lines: readonly { values: readonly number[]; stroke: (typeof paint)[keyof typeof paint] }[];
  from: number;
  to: number;
  ticks: readonly number[];
  /** A tick that the others are compared with. */
  reference?: number;
  /** The first and the last week that stand out. */
  period: readonly [first: number, last: number];
  /** Two periods whose means of the first line are compared: the first and the last week of each. */
  compared?: readonly (readonly [first: number, last: number])[];
  finding: string;
}

/** A category by week: indices, where 100 is the mean of the year. */
const signals = {
  search: [84, 86, 88, 93, 104, 121, 138, 146, 141, 126, 112, 102, 97, 94],
  social: [88, 87, 89, 90, 95, 104, 117, 131, 139, 137, 124, 110, 101, 96],
  sales: [82, 84, 83, 86, 90, 96, 107, 122, 137, 150, 147, 128, 108, 98],
} as const;

const peakOf = (values: readonly number[]) => values.indexOf(Math.max(...values));
/** How many weeks the peak of the searches is ahead of that of the sales. */
const weeksAhead = peakOf(signals.sales) - peakOf(signals.search);

/** Posts by week that mention a brand, in ten thousands. */
const mentions = {
  own: [3.1, 3.4, 3.2, 3.5, 3.3, 6.4, 7.2, 6.1, 5.4, 5.1, 4.8, 4.9, 4.7, 4.8],
  a: [5.2, 5.6, 5.1, 5.4, 5.8, 5.3, 5.5, 5.7, 5.2, 5.6, 5.9, 5.4, 5.6, 5.5],
  b: [2.4, 2.2, 2.6, 2.3, 2.5, 2.2, 2.4, 2.3, 2.6, 2.4, 2.2, 2.5, 2.3, 2.4],
} as const;

const launch = 5;

/** The four weeks before the launch, and the last four: what remains when the campaign is over. */
const compared = [
  [launch - 4, launch - 1],
  [10, 13],
] as const;

export const meanOf = (values: readonly number[], [first, last]: readonly [number, number]) => {
  const part = values.slice(first, last + 1);
  return part.reduce((sum, value) => sum + value, 0) / part.length;
};

const [before, after] = compared.map((period) => meanOf(mentions.own, period));

export const trends = {
  signals: {
    lines: [
      { values: signals.search, stroke: paint.good },
      { values: signals.social, stroke: paint.middling },
      { values: signals.sales, stroke: paint.other },
    ],
    from: 80,
    to: 160,
    ticks: [80, 100, 120, 140, 160],
    reference: 100,
    // The holidays.
    period: [9, 10],
    finding: String(weeksAhead),
  },
  mentions: {
    lines: [
      { values: mentions.own, stroke: paint.good },
      { values: mentions.a, stroke: paint.other },
      { values: mentions.b, stroke: paint.middling },
    ],
    from: 0,
    to: 8,
    ticks: [0, 2, 4, 6, 8],
    period: [launch, launch],
    compared,
    finding: `+${Math.round(((after ?? 0) / (before ?? 1) - 1) * 100)}%`,
  },
} as const satisfies Record<string, Trend>;
