/** How two people labeled the same items: a row for each class of the first, a column for each class of the second. */
export const confusion = [
  [148, 5, 1, 4],
  [4, 112, 0, 3],
  [1, 0, 64, 1],
  [3, 2, 1, 51],
] as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The share of items with the same label, and Cohen's kappa, which takes the agreement by chance away. */
export function agreementOf(matrix: readonly (readonly number[])[]) {
  const total = sum(matrix.map(sum));
  const agreement = sum(matrix.map((row, index) => row[index] ?? 0)) / total;
  const chance = sum(
    matrix.map((row, index) => (sum(row) / total) * (sum(matrix.map((other) => other[index] ?? 0)) / total)),
  );
  return { total, agreement, kappa: (agreement - chance) / (1 - chance) };
}
