import type { OperationId } from '../../openapi/generated/operations.ts';
import type { MockDb } from '../db/mock-db.ts';
import type { User } from '../db/sessions.ts';
import type { Call, Outcome } from '../engine/operation.ts';
import type { CodeOf, Data, Input, SecurityOf } from './contract-types.ts';

/** The inputs of all handlers. `user` is set when the contract requires a login. */
export type Calls = {
  [Id in OperationId]: Call<Input<Id>, MockDb, SecurityOf<Id> extends 'required' ? User : User | undefined>;
};

/** Answers the calls of an operation. */
export type HandlerOf<Id extends OperationId> = (call: Calls[Id]) => Outcome<Data<Id>, CodeOf<Id>>;
