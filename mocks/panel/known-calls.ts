import type { components } from '../../openapi/generated/control.d.ts';

type LogEntry = components['schemas']['LogEntry'];
type State = Pick<components['schemas']['State'], 'firstCallId' | 'lastCallId'>;

/** The calls that the fake backend still has: none when it has begun anew, and counts from the start again. */
function stillThere(known: readonly LogEntry[], { firstCallId, lastCallId }: State): readonly LogEntry[] {
  if ((known.at(-1)?.id ?? 0) > lastCallId) return [];
  return known.filter(({ id }) => id >= firstCallId);
}

/** The number of the last call that need not be asked for again. */
export const lastKnown = (known: readonly LogEntry[], state: State): number =>
  stillThere(known, state).at(-1)?.id ?? 0;

/** Joins the known calls with newer ones, oldest first. What the fake backend has forgotten is forgotten. */
export function bringUpToDate(
  known: readonly LogEntry[],
  state: State,
  newer: readonly LogEntry[],
): readonly LogEntry[] {
  const kept = stillThere(known, state);
  // Two answers may be under way at once.
  const last = kept.at(-1)?.id ?? 0;
  return [...kept, ...newer.filter(({ id }) => id > last)];
}
