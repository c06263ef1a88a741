type PathParameters<Operation> = Operation extends { parameters: { path: infer P } } ? P : object;
type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : object;
type RequestBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined;

/** The validated request of an operation, from the types that openapi-typescript makes of a contract. */
export interface InputOf<Operation> {
  path: PathParameters<Operation>;
  query: QueryParameters<Operation>;
  body: RequestBody<Operation>;
}

/** The response of an operation with HTTP 200, from the same types. */
export type OutputOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer O } } };
}
  ? O
  : never;

/** A validated request. */
export interface AnyInput {
  path: object;
  query: object;
  body: unknown;
}

/** What a handler knows besides the request. */
export interface Context<Db, User> {
  db: Db;
  /** The caller; undefined without a login. */
  user: User;
  /** The bearer token as sent. */
  token: string | undefined;
  /** Network address of the client, for limits per address. */
  address: string;
}

/** The input of a handler. */
export type Call<Input extends AnyInput, Db, User = undefined> = Input & Context<Db, User>;

/** The result of a handler: the data of a success, or the code of an error. `msg` replaces the meaning of the code. */
export type Outcome<Data = unknown, Code extends string = string> =
  | { data: Data }
  | { code: Code; msg?: string };

/** Returns data. */
export const ok = <Data>(data: Data) => ({ data });

/** Returns an error code. `msg` replaces the meaning of the catalogue. */
export const fail = <Code extends string>(code: Code, msg?: string) => ({ code, msg });

/** The inputs of all handlers by operation. */
export type AnyCalls<Calls> = { [Id in keyof Calls]: AnyInput };

/** The handlers of all operations. A missing one does not compile. */
export type Handlers<Calls> = { [Id in keyof Calls]: { handle(call: Calls[Id]): Outcome } };
