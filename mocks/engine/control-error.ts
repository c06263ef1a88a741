/** Thrown when a control request is invalid. The message suggests the nearest valid names. */
export class ControlError extends Error {
  override name = 'ControlError';
}

/** The end of an error message: the three known names nearest to the input. */
export function suggest(wanted: string, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return ` Nearest: ${ranked
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')}.`;
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
