import { ControlError, suggest } from './control-error.ts';
import { faults } from './faults.ts';
import type { components } from './generated/control.d.ts';
import { ruleWords } from './rule-text.ts';
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
  /** The fields of the query and of the body, by which a rule may choose among the calls. */
  fieldsOf(operationId: string): readonly string[];
  /** What a word in the place of a code stands for: an HTTP status, or `empty`. Undefined for another word. */
  readWord(operationId: string, word: string): Pick<WrittenRule, 'code' | 'data' | 'status'> | undefined;
}

/** The fields that say what a rule answers. A rule has at most one of them. */
const answers = ['code', 'fault', 'data', 'body'] as const;

/**
 * Checks the names in a rule whose shape is valid, and its response against the contract.
 *
 * @throws ControlError with the invalid name and similar valid names, or with the place in the response
 */
export function checkRule(written: WrittenRule, known: Known): ReplayRule {
  const { operationId = '*' } = written;
  if (operationId !== '*' && !known.operations.includes(operationId)) {
    throw new ControlError(
      `Unknown operation ${JSON.stringify(operationId)}.${suggest(operationId, known.operations)}`,
    );
  }
  const rule = replaceWord({ ...written, operationId }, known);
  const { code, delayMs, invalid, match = {} } = rule;
  const fields = operationId === '*' ? [] : known.fieldsOf(operationId);
  for (const name of operationId === '*' ? [] : Object.keys(match)) {
    if (!fields.includes(name.split('.')[0] ?? ''))
      throw new ControlError(`${operationId} takes no ${JSON.stringify(name)}.${suggest(name, fields)}`);
  }
  if (code !== undefined && !known.codes.includes(code)) {
    throw new ControlError(
      `Unknown code ${JSON.stringify(code)}.${suggest(code, [...known.codes, ...faults, ...ruleWords])}`,
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
  return rule;
}

/** Replaces a word such as `503` or `empty`, where the contract has no code of this name. */
function replaceWord({ code, ...rule }: ReplayRule, known: Known): ReplayRule {
  if (code === undefined) return rule;
  const meant = known.codes.includes(code) ? undefined : known.readWord(rule.operationId, code);
  return { code, ...rule, ...(meant && { code: undefined, ...meant, status: rule.status ?? meant.status }) };
}

/** Identifies the rule that another one replaces: the same calls and the same answer. */
const keyOf = ({ operationId, match, code, fault, data, body }: ReplayRule): string =>
  JSON.stringify([operationId, match, code, fault, data, body]);

/** A rule of a sandbox, with the number of calls that it has matched and that it has applied to. */
export interface ActiveRule extends Omit<components['schemas']['ActiveRule'], 'text' | 'hint'> {
  rule: ReplayRule;
}

/** Reads the values that a call has in a field of its query or its body. */
export type ReadField = (name: string) => readonly string[];

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

  /** Adds a rule. It replaces one for the same calls with the same answer. */
  add(rule: ReplayRule, { seen = 0, applied = 0, ofScenario = false } = {}): ActiveRule {
    this.#lastId += 1;
    const active = { id: this.#lastId, rule, seen, applied, ofScenario };
    const key = keyOf(rule);
    this.#rules = [active, ...this.#rules.filter((other) => keyOf(other.rule) !== key)];
    return active;
  }

  /** Switches a rule off or on, which keeps its place; undefined for an unknown ID. */
  switch(id: number, off: boolean): ActiveRule | undefined {
    const active = this.#rules.find((other) => other.id === id);
    if (active) active.rule = { ...active.rule, off: off || undefined };
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
  match(operationId: string, read: ReadField): ReplayRule | undefined {
    for (const active of this.#rules) {
      const { rule } = active;
      if (rule.off || !matches(rule, operationId, read)) continue;
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

/** Whether a rule is about a call. */
export const matches = (
  { operationId: wanted, match = {} }: ReplayRule,
  operationId: string,
  read: ReadField,
): boolean =>
  (wanted === '*' || wanted === operationId) &&
  Object.entries(match).every(([name, value]) => read(name).includes(value));
