import type { OperationId } from '../../mocks/engine/operation.ts';
import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import { accountTriggers } from './error-triggers/account.ts';
import { applicationTriggers } from './error-triggers/application.ts';
import { authTriggers } from './error-triggers/auth.ts';
import { codeTriggers } from './error-triggers/codes.ts';
import { contentTriggers } from './error-triggers/content.ts';
import { productTriggers } from './error-triggers/products.ts';
import { subUserTriggers } from './error-triggers/sub-users.ts';
import type { ExampleCall } from './example-calls.ts';

/** A user action that triggers a code, and its calls on seeded data. */
interface Trigger<Id extends OperationId = OperationId> extends ExampleCall<Id> {
  cause: string;
}

/** A code that only a replay rule produces, with the reason. */
interface ReplayOnly {
  replay: string;
}

/** A trigger for each code that the contract lists for an operation. A missing or extra one does not compile. */
type OperationTriggers<Id extends OperationId> = [OperationCodes[Id]] extends [never]
  ? Record<string, never>
  : { [Code in OperationCodes[Id]]: Trigger<Id> | ReplayOnly };

export type TriggersOf<Ids extends OperationId> = { [Id in Ids]: OperationTriggers<Id> };

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

export const isTriggerable = (trigger: Trigger | ReplayOnly): trigger is Trigger => 'cause' in trigger;
