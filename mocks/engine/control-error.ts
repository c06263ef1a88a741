import leven from 'leven';
/** Thrown when a control request is invalid. The message suggests valid names. */
export class ControlError extends Error {
  override name = 'ControlError';
}

/** The end of an error message: the three valid names that begin with the input or are most similar to it. */
export function suggest(input: string, names: readonly string[]): string {
  const wanted = input.toLowerCase();
  const distanceTo = (name: string) => (name.startsWith(wanted) ? 0 : leven(wanted, name));
  const ranked = names
    .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return ` Did you mean ${orList.format(ranked.slice(0, 3).map(({ name }) => name))}?`;
}

/**
 * Finds an entry by one of its names.
 *
 * @throws ControlError with similar valid names
 */
export function findByName<Row, Name extends keyof Row>(
  kind: string,
  wanted: string,
  rows: readonly (Row & Record<Name, string>)[],
  ...names: Name[]
): Row {
  const found = rows.find((row) => names.some((name) => row[name] === wanted));
  if (found) return found;
  const all = rows.flatMap((row) => names.map((name): string => row[name]));
  throw new ControlError(`Unknown ${kind} ${JSON.stringify(wanted)}.${suggest(wanted, all)}`);
}
