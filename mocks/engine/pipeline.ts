import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import type { operations as contractOperations } from '../../openapi/generated/schema.d.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import type { Operation } from './contract.ts';
import { type EnvelopeResponse, failure, success } from './envelope.ts';
import type { ReceivedRequest } from './http.ts';
import type { Call, OperationId } from './operation.ts';
import { readJson } from './read-json.ts';
import type { Validation } from './validation.ts';

/** The matched operation with its path parameters. */
interface Called<Id extends OperationId> {
  operation: Operation<Id>;
  path: Record<string, string>;
}

/** Answers a call with its handler: parse, validate, decrypt, authenticate, authorize, handle. */
export function createPipeline<MockDb extends EngineDb, User>(
  {
    authenticate,
    requiresLogin,
    isAllowed,
    decrypt,
    operations,
  }: Pick<
    BackendDefinition<MockDb, User>,
    'authenticate' | 'requiresLogin' | 'isAllowed' | 'decrypt' | 'operations'
  >,
  validation: Validation<contractOperations>,
) {
  /** Narrows the user to the type that the contract requires. */
  function isCall<Id extends OperationId>(
    call: object & { user: User | undefined },
    operation: Operation<Id>,
  ): call is Call<Id, MockDb, User> {
    return operation.security !== 'required' || call.user !== undefined;
  }

  return function handleCall<Id extends OperationId>(
    { operation, path }: Called<Id>,
    received: ReceivedRequest,
    db: MockDb,
  ): EnvelopeResponse {
    const read = operation.body ? readJson(received) : { body: undefined };
    if ('code' in read) return failure(read.code, read.msg);

    const query = received.url.searchParams;
    const input = validation.request(operation, { path, query, body: read.body });
    if ('code' in input) return failure(input.code, input.msg);
    if (!decryptFields(input.body, decrypt)) return failure('A0202');

    const token = tokenOf(received.request);
    const login = token && operation.security !== 'none' ? authenticate(db, token) : undefined;
    const isStrict = operation.security === 'optional' && requiresLogin(db, operation.operationId);
    if (isStrict && !login) return failure('A0401');
    if (login && 'code' in login && (isStrict || operation.security === 'required'))
      return failure(login.code);
    const user = login && 'user' in login ? login.user : undefined;

    const call = { ...input, db, user, token, address: received.address };
    if (!isCall<Id>(call, operation)) return failure('A0401');
    if (user && !isAllowed(user, operation.operationId)) return failure('A0403');
    const outcome = operations[operation.operationId].handle(call);
    return 'code' in outcome ? failure(outcome.code, outcome.msg) : success(outcome.data);
  };
}

/** The bearer token of a request. */
export const tokenOf = ({ headers }: Request): string | undefined =>
  headers.get('authorization')?.match(/^bearer +(\S+)$/i)?.[1];

/** Decrypts every encrypted field of a body in place; false on failure. */
function decryptFields(body: unknown, decrypt: (cipherText: string) => string | undefined): boolean {
  if (typeof body !== 'object' || body === null) return true;
  for (const [field, value] of Object.entries(body)) {
    if (!encryptedFields.has(field) || typeof value !== 'string' || value === '') continue;
    const plainText = decrypt(value);
    if (plainText === undefined) return false;
    Object.assign(body, { [field]: plainText });
  }
  return true;
}
