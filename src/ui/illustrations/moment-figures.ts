/** Employees at five moments, invented for demonstration: the answers, and the share in percent who felt supported. */
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
