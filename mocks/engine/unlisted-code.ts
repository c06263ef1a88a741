import type { Operation } from './contract.ts';
import type { ReplayRule } from './replay.ts';

/** The codes that the contract lists for the operation of a rule whose code is not among them; otherwise undefined. */
export function listedInstead(
  { operationId, code }: { operationId?: string; code?: string },
  operations: readonly { operationId: string; codes: Iterable<string> }[],
): string[] | undefined {
  const listed = operations.find((operation) => operation.operationId === operationId);
  if (!listed || code === undefined) return undefined;
  const codes = [...listed.codes];
  return codes.includes(code) ? undefined : codes;
}

/** A sentence about a code that the contract does not list for the operation of a rule. */
export function unlistedCodeHint(rule: ReplayRule, operations: readonly Operation[]): string | undefined {
  const codes = listedInstead(rule, operations);
  if (!codes) return undefined;
  return `The contract does not list ${rule.code} for ${rule.operationId}. It lists ${codes.join(', ')}.`;
}
