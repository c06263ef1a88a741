import type { OperationId } from '../../mocks/engine/operation.ts';
import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import type { Departures } from './caller.ts';
import { accountTriggers } from './error-triggers/account.ts';
import { applicationTriggers } from './error-triggers/application.ts';
import { authTriggers } from './error-triggers/auth.ts';
import { codeTriggers } from './error-triggers/codes.ts';
import { contentTriggers } from './error-triggers/content.ts';
import { productTriggers } from './error-triggers/products.ts';
import { subUserTriggers } from './error-triggers/sub-users.ts';
import type { ExampleCall } from './example-calls.ts';

/** What a person does to meet a code, and the calls this comes down to on a fresh world. */
interface NaturalCause<Id extends OperationId = OperationId>
  extends ExampleCall<Id>,
    Pick<Departures, 'query' | 'asWritten'> {
  cause: string;
}

/** A code that only a replay rule produces, and why nothing else does. */
interface ReplayOnly {
  replay: string;
}

/** A way to each code that the contract lists for an operation; a missing or an extra one does not compile. */
type Ways<Id extends OperationId> = [OperationCodes[Id]] extends [never]
  ? Record<string, never>
  : { [Code in OperationCodes[Id]]: NaturalCause<Id> | ReplayOnly };

export type TriggersOf<Ids extends OperationId> = { [Id in Ids]: Ways<Id> };

/** For every operation the way to each of its own codes. The codes that all operations share are in generic-causes.ts. */
const errorTriggers: TriggersOf<OperationId> = {
  ...contentTriggers,
  ...applicationTriggers,
  ...authTriggers,
  ...codeTriggers,
  ...productTriggers,
  ...accountTriggers,
  ...subUserTriggers,
};

/** The codes of an operation, each with its way; none for one that was described a moment ago. */
export const listTriggers = (operationId: OperationId) =>
  Object.entries<NaturalCause | ReplayOnly>(errorTriggers[operationId] ?? {});

export const isTriggerable = (way: NaturalCause | ReplayOnly): way is NaturalCause => 'cause' in way;
