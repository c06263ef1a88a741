import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import type { Operation } from './contract.ts';
import type { EngineError } from './envelope.ts';
import type { ReceivedRequest } from './http.ts';
import type { AnyCalls, AnyInput, Context, Outcome } from './operation.ts';
import { readJson } from './read-json.ts';
import type { Called } from './router.ts';
import type { RequestError } from './validation.ts';

/** Answers a call with its handler: parse, validate, decrypt, authenticate, authorize, handle. */
export function createPipeline<Calls extends AnyCalls<Calls>, Db extends EngineDb, User>({
  api: { envelope, validation },
  operations,
  logins,
  encryption,
}: BackendDefinition<Calls, Db, User>) {
  const refuse = (error: EngineError, msg?: string) => ({ code: envelope.codes[error], msg });

  /** Parses, validates and decrypts the request. */
  function readInput<Id extends keyof Calls & string>(
    { operation, path }: Called<Id>,
    received: ReceivedRequest,
  ) {
    const read = operation.body ? readJson(received) : { body: undefined };
    if ('error' in read) return read;
    const query = received.url.searchParams;
    const input = validation.request(operation, { path, query, body: read.body });
    if (!isError(input) && encryption && !decryptFields(input.body, encryption)) return encryptionError;
    return input;
  }

  /** Finds the caller, or the reason why the call needs another one. */
  function identify(
    { security, operationId }: Operation<keyof Calls & string>,
    db: Db,
    token: string | undefined,
  ) {
    if (!logins || security === 'none') return { user: undefined };
    const login = token === undefined ? undefined : logins.authenticate(db, token);
    const isRequired = security === 'required' || logins.requiresLogin?.(db, operationId);
    if (login && 'user' in login)
      return logins.isAllowed?.(login.user, operationId) === false ? refuse('forbidden') : login;
    if (!isRequired) return { user: undefined };
    return login ?? refuse('unauthorized');
  }

  /** The user is known where the contract requires a login: `identify` has refused every other call. */
  function isCall<Id extends keyof Calls & string>(
    operation: Operation<Id>,
    call: AnyInput & Context<Db, User | undefined>,
  ): call is AnyInput & Context<Db, User | undefined> & Calls[Id] {
    return !logins || operation.security !== 'required' || call.user !== undefined;
  }

  return function answer<Id extends keyof Calls & string>(
    called: Called<Id>,
    received: ReceivedRequest,
    db: Db,
  ): Outcome {
    const { operation } = called;
    const input = readInput(called, received);
    if (isError(input)) return refuse(input.error, input.msg);
    const token = tokenOf(received.request);
    const caller = identify(operation, db, token);
    if ('code' in caller) return caller;
    const call = { ...input, db, user: caller.user, token, address: received.address };
    if (!isCall(operation, call)) return refuse('unauthorized');
    return operations[operation.operationId].handle(call);
  };
}

const encryptionError: RequestError = { error: 'notEncrypted' };

const isError = (input: object): input is RequestError => 'error' in input;

/** The bearer token of a request. */
export const tokenOf = ({ headers }: Request): string | undefined =>
  headers.get('authorization')?.match(/^bearer +(\S+)$/i)?.[1];

/** Decrypts every encrypted field of a body in place; false on failure. */
function decryptFields(
  body: unknown,
  { fields, decrypt }: { fields: ReadonlySet<string>; decrypt(cipherText: string): string | undefined },
): boolean {
  if (typeof body !== 'object' || body === null) return true;
  for (const [field, value] of Object.entries(body)) {
    if (!fields.has(field) || typeof value !== 'string' || value === '') continue;
    const plainText = decrypt(value);
    if (plainText === undefined) return false;
    Object.assign(body, { [field]: plainText });
  }
  return true;
}
