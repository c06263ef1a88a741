/** The sample sizes of the table. */
export const sampleSizes = [100, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000];

/** The quantile of the normal distribution for 95% confidence. */
const z = 1.96;

/** The margin of error of a share, in percentage points: 95% confidence, simple random sampling. */
export const marginOf = (size: number, share: number): number =>
  100 * z * Math.sqrt((share * (1 - share)) / size);

/** The smallest difference between two groups of this size that is significant, at results around 50%, in percentage points. */
export const differenceOf = (size: number): number => marginOf(size / 2, 0.5);
