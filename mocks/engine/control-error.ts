/** Thrown when a control request is invalid. The message suggests valid names. */
export class ControlError extends Error {
  override name = 'ControlError';
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The end of an error message: the three valid names that are most similar to the input. */
export function suggest(input: string, names: readonly string[]): string {
  const ranked = names
    .map((name) => ({ name, distance: editDistance(input.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return ` Did you mean ${orList.format(ranked.slice(0, 3).map(({ name }) => name))}?`;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, charA] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, charB] of [...b].entries()) {
      const substitution = (row[j] ?? 0) + (charA === charB ? 0 : 1);
      next.push(Math.min(substitution, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
