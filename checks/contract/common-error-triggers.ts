import { seededPassword } from '../../mocks/db/accounts.ts';
import { limits } from '../../mocks/db/limits.ts';
import type { Operation, Schema } from '../../mocks/engine/contract.ts';
import type { Input, OperationId } from '../../mocks/engine/operation.ts';
import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import type { Departures } from './caller.ts';
import { main, sub, wait } from './error-triggers/steps.ts';
import { type ExampleCall, exampleCalls } from './example-calls.ts';
import { fieldsOf, withField } from './fields.ts';

/** One trigger of a code on an operation: a deviation from its example call. */
interface Attempt extends Departures, Pick<ExampleCall, 'as' | 'after'> {
  what: string;
  /** Replaces path values of the example call. */
  path?: Record<string, string>;
}

export interface CommonTrigger {
  /** The action of a user, or of an outdated client, that triggers the code. */
  cause: string;
  /** The triggers of the code on an operation; empty without one. */
  attempts(operation: Operation<OperationId>): Attempt[];
}

/** The input of an operation's example call with invented tickets and tokens. It only satisfies the contract. */
export function fittingInput(operationId: OperationId): Partial<Input<OperationId>> {
  const madeUp = { ticket: 'made-up', token: 'made-up', refreshToken: 'made-up' };
  return exampleCalls[operationId].input({
    loginByPassword: madeUp,
    verifyCurrentMobileCode: madeUp,
    verifyNewMobileCode: madeUp,
  });
}

const bodyOf = ({ operationId }: Operation<OperationId>): unknown => fittingInput(operationId).body;
const bodyFields = (operation: Operation<OperationId>) =>
  operation.body ? fieldsOf(operation.body, bodyOf(operation)) : [];
const parametersIn = ({ parameters }: Operation, where: 'query' | 'path') =>
  parameters.filter((parameter) => parameter.in === where);

const withBodyField = (
  operation: Operation<OperationId>,
  path: readonly string[],
  value: unknown,
): Attempt => ({
  what: `${path.join('.')}: ${JSON.stringify(value) ?? 'left out'}`,
  text: JSON.stringify(withField(bodyOf(operation), path, value)),
});

const withQuery = (name: string, value: string | undefined): Attempt => ({
  what: `${name}=${value?.slice(0, 20) ?? ' left out'}`,
  query: { [name]: value },
});

const withText = (operation: Operation<OperationId>, departures: Departures & { what: string }): Attempt[] =>
  operation.body ? [{ text: JSON.stringify(bodyOf(operation)), ...departures }] : [];

/** Values of the right type that violate a schema. */
function outOfRange({ enum: values, minimum, maximum, minItems }: Schema): unknown[] {
  return [
    ...(Array.isArray(values) ? [typeof values[0] === 'number' ? 9 : 'no-such'] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minItems === 'number' && minItems > 0 ? [[]] : []),
  ];
}

/** Texts that violate a schema. */
function misshapen({ maxLength, pattern }: Schema): string[] {
  return [
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(pattern === undefined ? [] : ['misshapen']),
  ];
}

const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

const ifProtected = ({ security }: Operation, attempt: Attempt): Attempt[] =>
  security === 'required' ? [attempt] : [];

const priceRequest = fittingInput('askSamplePrices').body;

/** Fields that a handler, not a schema, rejects as missing or abnormal. */
const abnormalToTheWorld: Partial<Record<OperationId, Attempt>> = {
  sendNewMobileSms: { what: 'a ticket that was never given', as: 'main' },
  verifyNewMobileCode: { what: 'a ticket that was never given', as: 'main' },
  askSamplePrices: {
    what: 'neither attributes nor regions',
    text: JSON.stringify(withField(withField(priceRequest, ['attributes'], []), ['regions'], [])),
  },
};
const missingToTheWorld: Partial<Record<OperationId, Attempt>> = {
  askSamplePrices: {
    what: 'no contact, from a visitor',
    text: JSON.stringify(withField(priceRequest, ['contact'], undefined)),
  },
};
const listed = (attempt: Attempt | undefined) => (attempt ? [attempt] : []);

const asSub: Attempt = { what: 'a sub-account', as: 'sub' };
const asStranger: Attempt = { what: 'the main account of another company', as: 'atLimit' };

/** Accounts without the permission. */
const forbidden: Partial<Record<OperationId, Attempt[]>> = {
  setSubUserDisabled: [asSub, asStranger],
  setSubUserDe: [asSub, asStranger],
  resetSubUserPassword: [asSub, asStranger],
  updateSubUser: [asSub, asStranger],
  getSubUser: [asSub, asStranger],
  deleteSubUser: [asSub, asStranger],
  changeUserState: [asSub, asStranger],
  listSubUsers: [asSub],
  createSubUser: [asSub],
  saveCompanyInfo: [asSub],
  listMyProducts: [
    { ...asSub, query: { userId: main.id } },
    { ...asStranger, query: { userId: sub.id } },
  ],
  listMyServices: [
    { ...asSub, query: { userId: main.id } },
    { ...asStranger, query: { userId: sub.id } },
  ],
};

/** The common codes with their triggers on all operations. */
export const commonTriggers = {
  A0401: {
    cause: 'Calls without being logged in.',
    attempts: (operation) => ifProtected(operation, { what: 'no token' }),
  },
  A0103: {
    cause: 'Leaves the page open for two hours, until the token has ended, and then goes on.',
    attempts: (operation) =>
      ifProtected(operation, {
        what: 'a token that has ended',
        as: 'main',
        after: [
          { id: 'getUserDetail', input: () => ({}) },
          wait(limits.tokenMs / 2),
          wait(limits.tokenMs / 2),
        ],
      }),
  },
  A0104: {
    cause: 'Calls with a token that was never given out, or whose login has been ended elsewhere.',
    attempts: (operation) => ifProtected(operation, { what: 'a token never given out', token: 'made-up' }),
  },
  A0403: {
    cause: 'Reaches, as a sub-account or as another company’s main account, for what is not theirs.',
    attempts: ({ operationId }) => forbidden[operationId] ?? [],
  },
  A0202: {
    cause: 'Sends a password that is not encrypted with the server’s public key.',
    attempts: (operation) =>
      bodyFields(operation)
        .flatMap(({ path: [name = ''] }) => name)
        .filter((name) => encryptedFields.has(name))
        .map((name) => ({ what: `${name} as written`, asWritten: { [name]: seededPassword } })),
  },
  A0404: {
    cause: 'Calls an address that the contract does not have.',
    attempts: () => [{ what: 'an address below the operation’s', suffix: '/no/such' }],
  },
  A0405: {
    cause: 'Calls an address with a method that it does not take.',
    attempts: () => [{ what: 'PATCH', method: 'PATCH' }],
  },
  A0406: {
    cause: 'Sends a body that is not JSON, or a word where a query takes a number.',
    attempts: (operation) => [
      ...withText(operation, { what: 'a broken body', text: '{"' }),
      ...parametersIn(operation, 'query')
        .filter(({ schema }) => isNumeric(schema))
        .map(({ name }) => withQuery(name, 'many')),
    ],
  },
  A0407: {
    cause: 'Leaves out a required parameter, a required field or the whole body.',
    attempts: (operation) => [
      ...withText(operation, { what: 'no body', text: '' }),
      ...bodyFields(operation)
        .filter(({ isRequired }) => isRequired)
        .map(({ path }) => withBodyField(operation, path, undefined)),
      ...parametersIn(operation, 'query')
        .filter(({ required }) => required)
        .map(({ name }) => withQuery(name, undefined)),
      ...listed(missingToTheWorld[operation.operationId]),
    ],
  },
  A0415: {
    cause: 'Sends a body as anything but application/json.',
    attempts: (operation) => withText(operation, { what: 'text/plain', contentType: 'text/plain' }),
  },
  A0417: {
    cause:
      'Sends a value that is none of those allowed, or outside its limits, or a ticket that is not valid.',
    attempts: (operation) => [
      ...bodyFields(operation).flatMap(({ path, schema }) =>
        outOfRange(schema).map((value) => withBodyField(operation, path, value)),
      ),
      ...parametersIn(operation, 'query').flatMap(({ name, schema }) =>
        outOfRange(schema).map((value) => withQuery(name, String(value))),
      ),
      ...listed(abnormalToTheWorld[operation.operationId]),
    ],
  },
  A0460: {
    cause: 'Sends a field of another type, too long, or not in its form.',
    attempts: (operation) => [
      ...bodyFields(operation).flatMap(({ path, schema }) =>
        [schema.type === 'object' ? 'text' : {}, ...misshapen(schema)].map((value) =>
          withBodyField(operation, path, value),
        ),
      ),
      ...parametersIn(operation, 'query').flatMap(({ name, schema }) =>
        misshapen(schema).map((value) => withQuery(name, value)),
      ),
      ...parametersIn(operation, 'path').map(({ name }) => ({
        what: `${name} too long`,
        path: { [name]: 'x'.repeat(65) },
      })),
    ],
  },
} as const satisfies Partial<Record<ErrorCode, CommonTrigger>>;

type GenericCode = keyof typeof commonTriggers;

/** The codes that only a replay rule produces, with the reason. */
export const replayOnlyCodes: Record<
  Exclude<ErrorCode, '00000' | GenericCode | OperationCodes[OperationId]>,
  string
> = {
  A0400: 'Every bad request that can be told apart has a code of its own, A0404 to A0460.',
  B0001: 'The fake backend’s own failure, which would be a defect.',
  B002: 'No database stands behind the fake backend that could fail.',
  B005: 'Every wrong parameter has a code of its own, A0406 to A0460.',
  A0201: 'The fake backend calls nobody else.',
  A0301: 'No operation takes a file.',
  A0302: 'No operation takes a file.',
  A0303: 'No operation takes a file.',
  A0304: 'No operation takes a file.',
  A2006: 'No operation lists it: a wrong password is answered with A0102, A0108 or A5021.',
  A2007: 'No operation lists it: passwords that differ are answered with A5019.',
};
