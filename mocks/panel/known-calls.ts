import type { components } from '../../openapi/generated/control.d.ts';

type LogEntry = components['schemas']['LogEntry'];
type State = Pick<components['schemas']['State'], 'firstCallId' | 'lastCallId'>;

/** The calls that the fake backend still has; none after a reset, which restarts the numbering. */
function stillThere(known: readonly LogEntry[], { firstCallId, lastCallId }: State): readonly LogEntry[] {
  if ((known.at(-1)?.id ?? 0) > lastCallId) return [];
  return known.filter(({ id }) => id >= firstCallId);
}

/** The number of the last known call. */
export const lastKnown = (known: readonly LogEntry[], state: State): number =>
  stillThere(known, state).at(-1)?.id ?? 0;

/** Merges known and newer calls, oldest first. Calls that the fake backend has dropped are removed. */
export function bringUpToDate(
  known: readonly LogEntry[],
  state: State,
  newer: readonly LogEntry[],
): readonly LogEntry[] {
  const kept = stillThere(known, state);
  // Two responses may arrive out of order.
  const last = kept.at(-1)?.id ?? 0;
  return [...kept, ...newer.filter(({ id }) => id > last)];
}
