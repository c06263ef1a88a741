import { paint } from './parts.tsx';

export interface Course {
  /** What the three figures were, up to now; empty where there is no before. */
  trends: readonly (readonly number[])[];
  /** Values of one kind, on a scale from zero. */
  bars: readonly number[];
  /** The number of the first value where they are months or days. */
  first?: number;
  /** Where a scale begins that is not from zero: its values are a line. */
  min?: number;
  /** The end of that scale. */
  max: number;
  /** The bar that calls for action. */
  marked?: number;
}

/** The share of satisfied customers in percent, invented for demonstration; the last month is that of the report of the service page. */
export const satisfaction: Course = {
  trends: [
    [81.2, 82.4, 82.1, 83.2, 84.6, 86.4],
    [21, 23, 22, 24, 25, 27],
    [88, 89, 91, 90, 91, 92],
  ],
  first: 2,
  bars: [79.4, 80.6, 80.1, 82.4, 82.1, 83.2, 84.6, 86.4],
  min: 70,
  max: 90,
};

/** Percent of detractors, passives and promoters; the score is the last less the first. */
export const npsGroups = [
  { share: 20, colour: paint.bad },
  { share: 33, colour: paint.quiet },
  { share: 47, colour: paint.good },
];
