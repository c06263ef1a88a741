import type { components } from '../engine/generated/control.d.ts';

type Schemas = components['schemas'];

/** Adds the calls of a state to the known ones, oldest first. Those that the fake backend has dropped are removed. */
export function bringUpToDate(
  known: readonly Schemas['LogEntry'][],
  { firstCallId, lastCallId, calls }: Pick<Schemas['State'], 'firstCallId' | 'lastCallId' | 'calls'>,
): readonly Schemas['LogEntry'][] {
  // A restart begins the numbers again.
  const isRestarted = (known.at(-1)?.id ?? 0) > lastCallId;
  return [...(isRestarted ? [] : known.filter(({ id }) => id >= firstCallId)), ...calls];
}
