import { ControlError, suggest } from './control-error.ts';
import { faults } from './faults.ts';
import type { components } from './generated/control.d.ts';
import { seededRandom } from './seeded-random.ts';

/** A rule as a person or a tool writes it. */
export type WrittenRule = components['schemas']['Rule'];

/** An instruction to answer calls with an error, a fault or a delay. `*` matches every operation. */
export type ReplayRule<Id extends string = string> = WrittenRule & { operationId: Id | '*' };

/** The valid names in a rule, and the check of its response. */
export interface Known {
  operations: readonly string[];
  codes: readonly string[];
  /** What the contract does not allow in the `data` or the `body` of a rule, as sentences. */
  problemsOf(operationId: string, rule: WrittenRule): string[];
}

/** The fields that say what a rule answers. A rule has at most one of them. */
const answers = ['code', 'fault', 'data', 'body'] as const;

/**
 * Checks the names in a rule whose shape is valid, and its response against the contract.
 *
 * @throws ControlError with the invalid name and similar valid names, or with the place in the response
 */
export function checkRule(rule: WrittenRule, known: Known): ReplayRule {
  const { operationId = '*', code, delayMs, invalid } = rule;
  if (operationId !== '*' && !known.operations.includes(operationId)) {
    throw new ControlError(
      `Unknown operation ${JSON.stringify(operationId)}.${suggest(operationId, known.operations)}`,
    );
  }
  if (code !== undefined && !known.codes.includes(code)) {
    throw new ControlError(
      `Unknown code ${JSON.stringify(code)}.${suggest(code, [...known.codes, ...faults])}`,
    );
  }
  const given = answers.filter((name) => rule[name] !== undefined);
  if (given.length === 0 && delayMs === undefined) {
    throw new ControlError('A rule needs at least one of "code", "fault", "data", "body" and "delayMs"');
  }
  if (given.length > 1) {
    throw new ControlError(`A rule has only one of ${given.map((name) => `"${name}"`).join(' and ')}`);
  }
  if (rule.data !== undefined || rule.body !== undefined) {
    if (operationId === '*') throw new ControlError('A rule that changes a response names one operation');
    const [problem] = invalid ? [] : known.problemsOf(operationId, rule);
    if (problem)
      throw new ControlError(`${problem.replace(/[^.?]$/, '$&.')} Add "invalid" to send it all the same`);
  } else if (invalid !== undefined) {
    throw new ControlError('"invalid" goes with "data" or "body"');
  }
  return { ...rule, operationId };
}

/** A rule of a sandbox, with the number of calls that it has matched and that it has applied to. */
export interface ActiveRule {
  id: number;
  rule: ReplayRule;
  seen: number;
  applied: number;
  /** Whether the scenario set it. A link that starts the scenario omits it. */
  ofScenario: boolean;
}

/** The rules of one sandbox. The newest matching rule wins. */
export class RuleSet {
  #rules: ActiveRule[] = [];
  #lastId = 0;
  /** The rules that the last link replaced. */
  replaced: readonly ActiveRule[] = [];
  readonly #random = seededRandom(1);

  list(): readonly ActiveRule[] {
    return this.#rules;
  }

  add(rule: ReplayRule, { seen = 0, applied = 0, ofScenario = false } = {}): ActiveRule {
    this.#lastId += 1;
    const active = { id: this.#lastId, rule, seen, applied, ofScenario };
    this.#rules.unshift(active);
    return active;
  }

  /** Removes a rule; false for an unknown ID. */
  remove(id: number): boolean {
    const remaining = this.#rules.filter((active) => active.id !== id);
    const isFound = remaining.length < this.#rules.length;
    this.#rules = remaining;
    return isFound;
  }

  clear(): void {
    this.#rules = [];
    this.replaced = [];
  }

  /** Finds the rule for a call and counts the call. Removes the rule after its last application. */
  match(operationId: string): ReplayRule | undefined {
    for (const active of this.#rules) {
      const { rule } = active;
      if (rule.operationId !== '*' && rule.operationId !== operationId) continue;
      active.seen += 1;
      if (active.seen <= (rule.after ?? 0)) continue;
      if (rule.chance !== undefined && this.#random() >= rule.chance) continue;
      active.applied += 1;
      if (active.applied === rule.times) this.remove(active.id);
      return rule;
    }
    return undefined;
  }
}
