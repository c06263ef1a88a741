import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Operation } from '../engine/contract.ts';
import type { ReplayOnly, Trigger } from './operation.ts';
import { getOperation } from './operations.ts';
import { replayOnlyCodes, type SharedTrigger, sharedCodes } from './shared-codes.ts';

export const isTriggerable = (trigger: Trigger | ReplayOnly): trigger is Trigger => 'cause' in trigger;

/** The codes that the contract lists for an operation, with their triggers. */
export const listTriggers = (operationId: OperationId): [code: string, Trigger | ReplayOnly][] =>
  Object.entries(getOperation(operationId).errors ?? {}).flatMap(([code, trigger]) =>
    Array.isArray(trigger) ? [] : [[code, trigger]],
  );

type Explanation = { cause: string } | { replay: string };

/**
 * How ordinary use triggers a code on an operation, or why only a replay rule does.
 *
 * @returns undefined if no trigger or rule produces a code that the contract lists
 */
export function explainCode(operation: Operation<OperationId>, code: string): Explanation | undefined {
  const [, own] = listTriggers(operation.operationId).find(([name]) => name === code) ?? [];
  if (own) return isTriggerable(own) ? { cause: own.cause } : own;
  const common = new Map<string, SharedTrigger>(Object.entries(sharedCodes)).get(code);
  if (common?.triggersOf(operation).length) return { cause: common.cause };
  const replay = common ? common.none : new Map(Object.entries(replayOnlyCodes)).get(code);
  return replay === undefined ? undefined : { replay };
}
