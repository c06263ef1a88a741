import type { OperationId } from '../engine/operation.ts';
import { accountTriggers } from './error-triggers/account.ts';
import { applicationTriggers } from './error-triggers/application.ts';
import { authTriggers } from './error-triggers/auth.ts';
import { codeTriggers } from './error-triggers/codes.ts';
import { contentTriggers } from './error-triggers/content.ts';
import { productTriggers } from './error-triggers/products.ts';
import { subUserTriggers } from './error-triggers/sub-users.ts';
import type { ReplayOnly, Trigger, TriggersOf } from './trigger.ts';

/** The triggers of each operation's own codes. Common codes are in common-error-triggers.ts. */
const errorTriggers: TriggersOf<OperationId> = {
  ...contentTriggers,
  ...applicationTriggers,
  ...authTriggers,
  ...codeTriggers,
  ...productTriggers,
  ...accountTriggers,
  ...subUserTriggers,
};

/** The codes of an operation with their triggers; empty for an operation that has none yet. */
export const listTriggers = (operationId: OperationId) =>
  Object.entries<Trigger | ReplayOnly>(errorTriggers[operationId] ?? {});
