import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationCodes, OperationSecurity } from '../../openapi/generated/operation-facts.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';

/** The name of one of the contract's operations. */
export type OperationId = keyof operations & keyof OperationCodes;

type PathParameters<Operation> = Operation extends { parameters: { path: infer P } } ? P : object;
type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : object;
type RequestBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined;

/** What a request to an operation of a contract's types carries, once it has passed the contract. */
export interface InputOf<Operation> {
  path: PathParameters<Operation>;
  query: QueryParameters<Operation>;
  body: RequestBody<Operation>;
}

/** The JSON that an operation of a contract's types succeeds with. */
export type OutputOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer O } } };
}
  ? O
  : never;

/** What a request to one of the product's operations carries. */
export type Input<Id extends OperationId> = InputOf<operations[Id]>;

/** What the operation answers with inside a successful envelope. */
export type Data<Id extends OperationId> = OutputOf<operations[Id]> extends { data: infer D } ? D : never;

/**
 * The codes an operation's own handler may answer with. The generic ones come from the pipeline, but for those that
 * need the world: whose the thing is (A0403), and fields that depend on each other (A0407, A0417).
 */
export type CodeOf<Id extends OperationId> = OperationCodes[Id] | 'A0403' | 'A0407' | 'A0417';

/** What a handler decides: the data of a success, or a code of the catalogue. */
type Outcome<Id extends OperationId = OperationId> = { data: Data<Id> } | { code: CodeOf<Id>; msg?: string };

/** Answers a call with its data. */
export const ok = <D>(data: D) => ({ data });

/** Answers a call with an error code; `msg` replaces the meaning that the catalogue gives. */
export const fail = <C extends ErrorCode>(code: C, msg?: string) => ({ code, msg });

/** Everything a handler gets to see of a call. `User` is there whenever the contract requires a login. */
export interface Call<Id extends OperationId, MockDb, User> extends InputOf<operations[Id]> {
  world: MockDb;
  user: OperationSecurity[Id] extends 'required' ? User : User | undefined;
  /** The bearer token as sent. */
  token: string | undefined;
  /** The caller's network address, for limits that count per address. */
  address: string;
}

export type Handlers<MockDb, User> = {
  [Id in OperationId]: (call: Call<Id, MockDb, User>) => Outcome<Id>;
};
