import type { components } from '../engine/generated/control.d.ts';

type Schemas = components['schemas'];

/**
 * The rules that reproduce what happened, oldest first: those that were used up by the given calls, and the active ones. The
 * scenario sets its own rules.
 */
export function rulesToReproduce(state: Schemas['State'], calls: readonly Schemas['LogEntry'][]): string[] {
  const active = state.rules
    .toReversed()
    .flatMap(({ ofScenario, rule, text }) => (ofScenario || rule.off ? [] : text));
  const ofScenario = new Set(state.rules.flatMap((rule) => (rule.ofScenario ? rule.text : [])));
  const applied = new Map<string, number>();
  for (const { rule } of calls) if (rule) applied.set(rule, (applied.get(rule) ?? 0) + 1);
  const usedUp = [...applied]
    .filter(([text, count]) => count >= timesOf(text) && !active.includes(text) && !ofScenario.has(text))
    .map(([text]) => text);
  return [...usedUp, ...active];
}

/** The number of calls of a rule, which its text names after `@`. */
function timesOf(text: string): number {
  const times = /@(\d+)$/.exec(text)?.[1];
  return times === undefined ? Number.POSITIVE_INFINITY : Number(times);
}
