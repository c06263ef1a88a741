/** A code and its meaning in a codebook, such as `1 = tier 1`. A year before an equals sign is not a code. */
const pair = /(?:^|[：:，,]\s*)(-?\d{1,2}) = ([^，,]+)/g;

/** The labels of the codes that a codebook lists for a column; empty for a column of numbers. */
export function labelsOf(meaning: string): ReadonlyMap<string, string> {
  return new Map([...meaning.matchAll(pair)].map(([, code = '', label = '']) => [code, label.trim()]));
}
