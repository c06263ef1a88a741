import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import type { OperationId } from '../engine/operation.ts';
import type { ExampleCall } from './example-calls.ts';

/** A user action that triggers a code, and its calls on seeded data. */
export interface Trigger<Id extends OperationId = OperationId> extends ExampleCall<Id> {
  cause: string;
}

/** A code that only a replay rule produces, with the reason. */
export interface ReplayOnly {
  replay: string;
}

/** A trigger for each code that the contract lists for an operation. A missing or extra one does not compile. */
type OperationTriggers<Id extends OperationId> = [OperationCodes[Id]] extends [never]
  ? Record<string, never>
  : { [Code in OperationCodes[Id]]: Trigger<Id> | ReplayOnly };

export type TriggersOf<Ids extends OperationId> = { [Id in Ids]: OperationTriggers<Id> };

export const isTriggerable = (trigger: Trigger | ReplayOnly): trigger is Trigger => 'cause' in trigger;
