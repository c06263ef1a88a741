import type { Operation } from '../engine/contract.ts';
import type { OperationId } from '../engine/operation.ts';
import { type CommonTrigger, commonTriggers, replayOnlyCodes } from './common-error-triggers.ts';
import { listTriggers } from './error-triggers.ts';
import { isTriggerable } from './trigger.ts';

type Explanation = { cause: string } | { replay: string };

/** Operations that every account may call. The others have a trigger of A0403. */
const openToEveryAccount: readonly OperationId[] = [
  'sendNewMobileSms',
  'sendUserSms',
  'sendEmailCode',
  'logout',
  'getProductLoginUrl',
  'getUserDetail',
  'modifyMobile',
  'changePassword',
  'listCompanyUsers',
  'getCompanyInfo',
  'verifyCurrentMobileCode',
  'checkCode',
  'verifyNewMobileCode',
];

const worksWithoutLogin = {
  holds: ({ security }: Operation) => security === 'optional',
  reason: 'The operation works without a login.',
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
    holds: ({ operationId, security }) => security === 'optional' || openToEveryAccount.includes(operationId),
    reason: 'Everyone may call the operation.',
  },
  A0407: {
    holds: ({ body, parameters }) =>
      !body && !parameters.some(({ in: at, required }) => at === 'query' && required),
    reason: 'The operation requires no parameter in its query and no field.',
  },
  A0415: { holds: ({ body }) => !body, reason: 'The operation has no body.' },
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
  const common = new Map<string, CommonTrigger>(Object.entries(commonTriggers)).get(code);
  if (common && common.triggersOf(operation).length > 0) return { cause: common.cause };
  const replay = new Map(Object.entries(replayOnlyCodes)).get(code);
  if (replay) return { replay };
  const exemption = exemptions[code];
  return exemption?.holds(operation) ? { replay: exemption.reason } : undefined;
}
