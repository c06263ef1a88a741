import { securityOf } from '../../mocks/engine/contract.ts';
import {
  type AuthoredOperation,
  type CommonErrorCodes,
  type Description,
  type ErrorEntry,
  type Json,
  listOperations,
} from './description.ts';
import { fieldNames, hasMark } from './field-names.ts';

/** Names of the shared response components. Each HTTP status of the catalogue needs one. */
const responseNames: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  415: 'UnsupportedMediaType',
  500: 'ServerError',
};

/** The codes of an operation: those that it lists, and the groups of common codes. */
interface ErrorCodes {
  own: string[];
  groups: (keyof CommonErrorCodes)[];
}

/**
 * Writes what all operations have in common: the timestamp, the envelope around the data of a success, and the error codes. HTTP 200
 * becomes the success or an error; every other HTTP status of the catalogue becomes a separate response. The lists of codes are
 * removed from the document.
 *
 * @returns the document that tools read, the codes by operation, and the groups of common codes
 * @throws Error for a code that the catalogue does not list
 */
export function expandErrorCodes(
  description: Description,
  catalogue: Record<string, ErrorEntry>,
): { contract: Description; codes: Map<string, ErrorCodes>; common: CommonErrorCodes } {
  const contract = structuredClone(description);
  const common = contract['x-common-error-codes'] ?? { always: [], authorised: [], encrypted: [] };
  const codes = new Map<string, ErrorCodes>();
  const shared: Record<string, Json> = {};

  for (const { operation } of listOperations(contract)) {
    const { operationId, 'x-error-codes': own } = operation;
    if (!own)
      throw new Error(`${operationId} has no x-error-codes. An operation without codes has an empty list.`);
    const groups: (keyof CommonErrorCodes)[] = ['always'];
    if (securityOf(operation.security ?? contract.security) !== 'none') groups.push('authorised');
    if (takesEncryptedField(operation, contract)) groups.push('encrypted');
    const all = [...new Set([...own, ...groups.flatMap((group) => common[group])])];
    const unknown = all.filter((code) => !(code in catalogue));
    if (unknown.length > 0)
      throw new Error(`error-codes.yaml does not list ${unknown.join(', ')} of ${operationId}`);
    codes.set(operationId, { own, groups });

    const success = successMedia(operation);
    success.schema = successWith(success.schema);
    for (const [status, members] of byStatus(all, catalogue)) {
      if (status === 200) success.schema = { oneOf: [success.schema, failureWith(members)] };
      else operation.responses[status] = response(status, members, shared);
    }
    operation.parameters = [...(operation.parameters ?? []), timestamp];
    delete operation['x-error-codes'];
  }
  delete contract['x-common-error-codes'];
  contract.components.responses = shared;
  return { contract, codes, common };
}

function byStatus(codes: string[], catalogue: Record<string, ErrorEntry>): [number, string[]][] {
  const groups = Map.groupBy(codes.toSorted(), (code) => catalogue[code]?.httpStatus ?? 200);
  return [...groups].sort(([a], [b]) => a - b);
}

/** The envelope of a failure with one of these codes. */
const failureWith = (codes: string[]): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
  ],
});

/** The envelope of a success with this content. */
const successWith = (data: Json): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Success' },
    { type: 'object', required: ['data'], properties: { data } },
  ],
});

/** The parameter of every operation. */
const timestamp: Json = { $ref: '#/components/parameters/Timestamp' };

/** The JSON of a success. */
function successMedia({ operationId, responses }: AuthoredOperation) {
  const media = responses['200']?.content?.['application/json'];
  if (!media) throw new Error(`${operationId} has no response 200 with JSON`);
  return media;
}

/** A reference to the shared response of a status. An operation with other codes has a response of its own. */
function response(status: number, codes: string[], shared: Record<string, Json>): Json {
  const name = responseNames[status];
  if (!name) throw new Error(`HTTP status ${status} of the catalogue has no name in error-responses.ts`);
  const written = {
    description: `The request failed with ${codes.join(', ')}.`,
    content: { 'application/json': { schema: failureWith(codes) } },
  };
  shared[name] ??= written;
  const isShared = JSON.stringify(shared[name]) === JSON.stringify(written);
  return isShared ? { $ref: `#/components/responses/${name}` } : written;
}

function takesEncryptedField({ requestBody }: AuthoredOperation, { components }: Description): boolean {
  const { schemas } = components;
  const schema = requestBody?.content['application/json'].schema;
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const isEncrypted = (property: unknown) => hasMark('x-encrypted', property, schemas);
  return fieldNames(name === undefined ? schema : schemas[name], isEncrypted).size > 0;
}
