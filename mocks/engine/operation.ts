import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import type { OperationId, operations as operationTable } from '../../openapi/generated/operations.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import type { SuccessData } from '../../openapi/success-data.ts';

export type { OperationId };

/** Whether an operation needs a login: `none`, `optional` or `required`. */
export type SecurityOf<Id extends OperationId> = (typeof operationTable)[Id][2];

type PathParameters<Operation> = Operation extends { parameters: { path: infer P } } ? P : object;
type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : object;
type RequestBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined;

/** The validated request of an operation, from the types of a contract. */
export interface InputOf<Operation> {
  path: PathParameters<Operation>;
  query: QueryParameters<Operation>;
  body: RequestBody<Operation>;
}

/** The response of an operation with HTTP 200, from the types of a contract. */
export type OutputOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer O } } };
}
  ? O
  : never;

/** The validated request of a product operation. */
export type Input<Id extends OperationId> = InputOf<operations[Id]>;

/** The data of a successful envelope. */
export type Data<Id extends OperationId> = SuccessData<OutputOf<operations[Id]>>;

/**
 * The common codes that a handler may return because they need the database: ownership (A0403) and fields that depend on each
 * other (A0407, A0417). The pipeline returns the others.
 */
export type SharedCode<Id extends OperationId> = Extract<OperationErrorCode<Id>, 'A0403' | 'A0407' | 'A0417'>;

/** The codes that the handler of an operation may return. */
export type CodeOf<Id extends OperationId> = OperationCodes[Id] | SharedCode<Id>;

/** The result of a handler: data, or a code of the catalogue. */
type Outcome<Id extends OperationId = OperationId> = { data: Data<Id> } | { code: CodeOf<Id>; msg?: string };

/** Returns data. */
export const ok = <D>(data: D) => ({ data });

/** Returns an error code. `msg` replaces the meaning of the catalogue. */
export const fail = <C extends ErrorCode>(code: C, msg?: string) => ({ code, msg });

/** The input of a handler. `user` is set when the contract requires a login. */
export interface Call<Id extends OperationId, MockDb, User> extends InputOf<operations[Id]> {
  db: MockDb;
  user: SecurityOf<Id> extends 'required' ? User : User | undefined;
  /** The bearer token as sent. */
  token: string | undefined;
  /** Network address of the client, for limits per address. */
  address: string;
}

/** Answers the calls of an operation. */
export type HandlerOf<Id extends OperationId, MockDb, User> = (call: Call<Id, MockDb, User>) => Outcome<Id>;

export type Handlers<MockDb, User> = { [Id in OperationId]: { handle: HandlerOf<Id, MockDb, User> } };
