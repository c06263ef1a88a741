import type { components } from '../engine/generated/control.d.ts';

type LogEntry = components['schemas']['LogEntry'];
type State = Pick<components['schemas']['State'], 'firstCallId' | 'lastCallId'>;

/** The calls that the fake backend still has; none after a reset, which restarts the numbering. */
function existingCalls(known: readonly LogEntry[], { firstCallId, lastCallId }: State): readonly LogEntry[] {
  if ((known.at(-1)?.id ?? 0) > lastCallId) return [];
  return known.filter(({ id }) => id >= firstCallId);
}

/** The number of the last known call. */
export const lastKnown = (known: readonly LogEntry[], state: State): number =>
  existingCalls(known, state).at(-1)?.id ?? 0;

/** Whether all calls are known that a state counts. */
export const areLoaded = (known: readonly LogEntry[], { firstCallId, lastCallId }: State): boolean =>
  firstCallId > lastCallId || (known.at(-1)?.id ?? 0) >= lastCallId;

/** Merges known and newer calls, oldest first. Calls that the fake backend has dropped are removed. */
export function bringUpToDate(
  known: readonly LogEntry[],
  state: State,
  newer: readonly LogEntry[],
): readonly LogEntry[] {
  const existing = existingCalls(known, state);
  // Two responses may arrive out of order.
  const last = existing.at(-1)?.id ?? 0;
  return [...existing, ...newer.filter(({ id }) => id > last)];
}
