import { ControlError, suggest } from './control-error.ts';

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
