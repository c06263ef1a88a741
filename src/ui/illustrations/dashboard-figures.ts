import { paint } from './parts.tsx';

export interface Course {
  /** What the three figures were, up to now; empty where there is no before. */
  trends: readonly (readonly number[])[];
  /** Values of one kind, on a scale from zero. */
  bars: readonly number[];
  /** The number of the first value where they are months or days. */
  first?: number;
  /** The end of that scale. */
  max: number;
  /** The bar that stands out as the best; the others are quiet. */
  best?: number;
  /** The bar that calls for action. */
  marked?: number;
}

export const courses = {
  rising: {
    trends: [
      [81.2, 82.4, 82.1, 83.2, 84.6, 86.4],
      [41, 43, 42, 45, 47, 49],
      [88, 89, 91, 90, 91, 92],
    ],
    first: 1,
    bars: [79.4, 80.6, 80.1, 82.4, 82.1, 83.2, 84.6, 86.4],
    max: 100,
  },
  steady: {
    trends: [
      [75, 76, 76, 77, 77, 78],
      [43, 44, 44, 45, 45, 46],
      [17, 17, 16, 19, 20, 21],
    ],
    bars: [16, 16, 17, 17, 16, 19, 20, 21],
    max: 25,
  },
  uneven: {
    trends: [
      [7.8, 7.9, 7.9, 8.0, 8.1, 8.2],
      [8.8, 8.9, 8.9, 9.0, 9.0, 9.1],
      [7.4, 7.2, 7.0, 6.7, 6.5, 6.2],
    ],
    bars: [9.1, 8.8, 8.6, 8.3, 7.4, 6.2],
    max: 10,
    marked: 5,
  },
  // A test of concepts is made once.
  apart: { trends: [], bars: [6.1, 7.2, 5.8, 7.8, 6.9, 5.2, 7.4, 6.4], first: 1, max: 10, best: 3 },
} as const satisfies Record<string, Course>;

/** Percent of detractors, passives and promoters; the score is the last less the first. */
export const npsGroups = [
  { share: 20, colour: paint.bad },
  { share: 33, colour: paint.middling },
  { share: 47, colour: paint.good },
];
