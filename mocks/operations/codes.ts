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

const worksWithoutLogin = {
  holds: ({ security }: Operation) => security === 'optional',
  reason: 'The operation works without a login.',
};

const withoutBody = {
  holds: ({ body }: Operation) => !body,
  reason: 'The operation has no body.',
};

interface Exemption {
  holds: (operation: Operation<OperationId>) => boolean;
  reason: string;
}

/** Operations on which a common code has no trigger, with the reason. */
const exemptions: Partial<Record<string, Exemption>> = {
  A0401: worksWithoutLogin,
  A0103: worksWithoutLogin,
  A0104: worksWithoutLogin,
  A0403: {
    holds: (operation) => sharedCodes.A0403.triggersOf(operation).length === 0,
    reason: 'Everyone may call the operation.',
  },
  A0406: {
    holds: (operation) => sharedCodes.A0406.triggersOf(operation).length === 0,
    reason: 'The operation has no body and no number in its query.',
  },
  A0417: {
    holds: (operation) => sharedCodes.A0417.triggersOf(operation).length === 0,
    reason: 'No value of the operation has a range or a list of allowed values.',
  },
  A0407: {
    holds: ({ body, parameters }) =>
      !body && !parameters.some(({ in: at, required }) => at === 'query' && required),
    reason: 'The operation requires no parameter in its query and no field.',
  },
  A0400: withoutBody,
  A0415: withoutBody,
  A0460: {
    holds: ({ body, parameters }) =>
      !body &&
      parameters.every(({ in: at, schema }) => at === 'query' && !schema.pattern && !schema.maxLength),
    reason: 'No parameter of the operation has a pattern or a maximum length.',
  },
};

/**
 * How ordinary use triggers a code on an operation, or why only a replay rule does.
 *
 * @returns undefined if no trigger or rule produces a code that the contract lists
 */
export function explainCode(operation: Operation<OperationId>, code: string): Explanation | undefined {
  const [, own] = listTriggers(operation.operationId).find(([name]) => name === code) ?? [];
  if (own) return isTriggerable(own) ? { cause: own.cause } : own;
  const common = new Map<string, SharedTrigger>(Object.entries(sharedCodes)).get(code);
  if (common && common.triggersOf(operation).length > 0) return { cause: common.cause };
  const replay = new Map(Object.entries(replayOnlyCodes)).get(code);
  if (replay) return { replay };
  const exemption = exemptions[code];
  return exemption?.holds(operation) ? { replay: exemption.reason } : undefined;
}
