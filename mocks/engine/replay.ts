import type { OperationId } from './operation.ts';

/** What a replay rule can do to the transport instead of answering. */
export type Fault = (typeof faults)[number];

/** A cut connection, no answer at all, broken JSON, an envelope without a code, and one whose code nobody knows. */
export const faults = ['network', 'timeout', 'malformed', 'no-code', 'unknown-code'] as const;

/** One instruction to answer calls otherwise than the fake backend would by itself. */
export interface ReplayRule {
  operationId: OperationId | '*';
  /** The code to answer with. */
  code?: string;
  /** What goes wrong below the envelope. */
  fault?: Fault;
  /** HTTP status; without it the one that the catalogue gives with the code. */
  status?: number;
  /** Milliseconds to wait before the answer. */
  delayMs?: number;
  /** How many calls it applies to; without it, all. */
  times?: number;
  /** How many calls pass untouched before it applies. */
  after?: number;
  /** Why it was set, for whoever finds it. */
  note?: string;
}

/** Raised for a rule that cannot be meant; its message names the nearest that can. */
export class RuleError extends Error {
  override name = 'RuleError';
}

interface Known {
  operations: readonly string[];
  codes: readonly string[];
}

/**
 * Checks a rule from outside (URL, header, control plane).
 *
 * @throws RuleError naming what is wrong, and the nearest known operation or code
 */
export function parseRule(candidate: unknown, known: Known): ReplayRule {
  if (typeof candidate !== 'object' || candidate === null) throw new RuleError('A rule is an object');
  const {
    operationId = '*',
    code,
    fault,
    status,
    delayMs,
    times,
    after,
    note,
    ...others
  } = Object.fromEntries(Object.entries(candidate));
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) throw new RuleError(`A rule has no ${JSON.stringify(stranger)}`);
  if (!isOperation(operationId, known)) {
    throw new RuleError(
      `Unknown operation ${JSON.stringify(operationId)}.${nearest(operationId, known.operations)}`,
    );
  }
  if (code !== undefined && !(typeof code === 'string' && known.codes.includes(code))) {
    throw new RuleError(`Unknown code ${JSON.stringify(code)}.${nearest(code, known.codes)}`);
  }
  if (fault !== undefined && !isFault(fault)) {
    throw new RuleError(`Unknown fault ${JSON.stringify(fault)}. Faults: ${faults.join(', ')}.`);
  }
  if (note !== undefined && typeof note !== 'string') throw new RuleError('"note" is a text');
  const rule: ReplayRule = {
    operationId,
    code,
    fault,
    status: wholeNumber('status', status, 200, 599),
    delayMs: wholeNumber('delayMs', delayMs, 0, 120_000),
    times: wholeNumber('times', times, 1),
    after: wholeNumber('after', after, 0),
    note,
  };
  if (!rule.code && !rule.fault && rule.delayMs === undefined) {
    throw new RuleError('A rule needs at least one of "code", "fault" and "delayMs"');
  }
  return rule;
}

/** Reads the `X-Mock` header, e.g. `code=A2012; delay=500`. */
export function parseMockHeader(header: string, known: Known): ReplayRule {
  const pairs = header.split(';').map((pair) => pair.split('=', 2).map((part) => part.trim()));
  const names: Record<string, string> = { code: 'code', fault: 'fault', status: 'status', delay: 'delayMs' };
  const rule: Record<string, unknown> = {};
  for (const [name = '', value = ''] of pairs) {
    const field = names[name];
    if (!field)
      throw new RuleError(`X-Mock takes code, fault, status and delay, not ${JSON.stringify(name)}`);
    rule[field] = field === 'code' || field === 'fault' ? value : Number(value);
  }
  return parseRule(rule, known);
}

function isOperation(value: unknown, known: Known): value is ReplayRule['operationId'] {
  return value === '*' || (typeof value === 'string' && known.operations.includes(value));
}

function isFault(value: unknown): value is Fault {
  return faults.some((fault) => fault === value);
}

function wholeNumber(name: string, value: unknown, least: number, most = Number.MAX_SAFE_INTEGER) {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RuleError(`"${name}" is a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
}

/** The three known names that are nearest to what was written, as the end of a message. */
export function nearest(wanted: unknown, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(String(wanted).toLowerCase(), name.toLowerCase()) }))
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

/** A rule as a sandbox keeps it, with the calls it has seen. */
export interface ActiveRule extends ReplayRule {
  id: number;
  seen: number;
}

/** The rules of one sandbox; the newest one that applies wins. */
export class RuleBook {
  #rules: ActiveRule[] = [];
  #lastId = 0;

  list(): readonly ActiveRule[] {
    return this.#rules;
  }

  add(rule: ReplayRule): ActiveRule {
    this.#lastId += 1;
    const active = { ...rule, id: this.#lastId, seen: 0 };
    this.#rules.unshift(active);
    return active;
  }

  /** Removes one rule, or all without an id; gives the number removed. */
  remove(id?: number): number {
    const kept = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
    const removed = this.#rules.length - kept.length;
    this.#rules = kept;
    return removed;
  }

  /** Finds the rule for a call and counts the call; a rule that is used up disappears. */
  take(operationId: OperationId): ActiveRule | undefined {
    for (const rule of this.#rules) {
      if (rule.operationId !== '*' && rule.operationId !== operationId) continue;
      rule.seen += 1;
      const after = rule.after ?? 0;
      if (rule.seen <= after) continue;
      if (rule.times !== undefined && rule.seen >= after + rule.times) this.remove(rule.id);
      return rule;
    }
    return undefined;
  }
}
