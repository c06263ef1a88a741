import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationCodes } from '../../openapi/generated/operation-facts.ts';
import { seededPassword } from '../db/accounts.ts';
import { limits } from '../db/limits.ts';
import type { Operation, Schema } from '../engine/contract.ts';
import type { Input, OperationId } from '../engine/operation.ts';
import { main, sub, wait } from './error-triggers/steps.ts';
import { type ExampleCall, exampleCalls, type RequestOverrides } from './example-calls.ts';
import { fieldsOf, withField } from './fields.ts';

/** One trigger of a code on an operation: a deviation from its example call. */
interface CommonErrorTrigger extends RequestOverrides, Pick<ExampleCall, 'as' | 'after'> {
  what: string;
  /** Replaces path values of the example call. */
  path?: Record<string, string>;
}

export interface CommonTrigger {
  /** The action of a user, or of an outdated client, that triggers the code. */
  cause: string;
  /** The triggers of the code on an operation; empty without one. */
  triggersOf(operation: Operation<OperationId>): CommonErrorTrigger[];
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
): CommonErrorTrigger => ({
  what: `${path.join('.')}: ${JSON.stringify(value) ?? 'omitted'}`,
  text: JSON.stringify(withField(bodyOf(operation), path, value)),
});

const withQuery = (name: string, value: string | undefined): CommonErrorTrigger => ({
  what: `${name}=${value?.slice(0, 20) ?? ' omitted'}`,
  query: { [name]: value },
});

const withText = (
  operation: Operation<OperationId>,
  overrides: RequestOverrides & { what: string },
): CommonErrorTrigger[] =>
  operation.body ? [{ text: JSON.stringify(bodyOf(operation)), ...overrides }] : [];

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
function wrongFormats({ maxLength, pattern }: Schema): string[] {
  return [
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(pattern === undefined ? [] : ['misshapen']),
  ];
}

const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

const ifProtected = ({ security }: Operation, attempt: CommonErrorTrigger): CommonErrorTrigger[] =>
  security === 'required' ? [attempt] : [];

const priceRequest = fittingInput('askSamplePrices').body;

/** Fields that a handler, not a schema, rejects as missing or abnormal. */
const handlerRejectsAsAbnormal: Partial<Record<OperationId, CommonErrorTrigger>> = {
  sendNewMobileSms: { what: 'an invalid ticket', as: 'main' },
  verifyNewMobileCode: { what: 'an invalid ticket', as: 'main' },
  askSamplePrices: {
    what: 'neither attributes nor regions',
    text: JSON.stringify(withField(withField(priceRequest, ['attributes'], []), ['regions'], [])),
  },
};
const handlerRejectsAsMissing: Partial<Record<OperationId, CommonErrorTrigger>> = {
  askSamplePrices: {
    what: 'no contact, from a visitor',
    text: JSON.stringify(withField(priceRequest, ['contact'], undefined)),
  },
};
const listed = (attempt: CommonErrorTrigger | undefined) => (attempt ? [attempt] : []);

const asSub: CommonErrorTrigger = { what: 'a sub-account', as: 'sub' };
const asOtherCompany: CommonErrorTrigger = { what: 'the main account of another company', as: 'atLimit' };

/** Accounts without the permission. */
const forbidden: Partial<Record<OperationId, CommonErrorTrigger[]>> = {
  setSubUserDisabled: [asSub, asOtherCompany],
  setSubUserDe: [asSub, asOtherCompany],
  resetSubUserPassword: [asSub, asOtherCompany],
  updateSubUser: [asSub, asOtherCompany],
  getSubUser: [asSub, asOtherCompany],
  deleteSubUser: [asSub, asOtherCompany],
  changeUserState: [asSub, asOtherCompany],
  listSubUsers: [asSub],
  createSubUser: [asSub],
  saveCompanyInfo: [asSub],
  listMyProducts: [
    { ...asSub, query: { userId: main.id } },
    { ...asOtherCompany, query: { userId: sub.id } },
  ],
  listMyServices: [
    { ...asSub, query: { userId: main.id } },
    { ...asOtherCompany, query: { userId: sub.id } },
  ],
};

/** The common codes with their triggers on all operations. */
export const commonTriggers = {
  A0401: {
    cause: 'Calls without a token.',
    triggersOf: (operation) => ifProtected(operation, { what: 'no token' }),
  },
  A0103: {
    cause: 'Continues on an open page after the token has expired, two hours after the login.',
    triggersOf: (operation) =>
      ifProtected(operation, {
        what: 'an expired token',
        as: 'main',
        after: [
          { id: 'getUserDetail', input: () => ({}) },
          wait(limits.tokenMs / 2),
          wait(limits.tokenMs / 2),
        ],
      }),
  },
  A0104: {
    cause: 'Calls with an invalid token, or with a token whose session was closed in another tab.',
    triggersOf: (operation) => ifProtected(operation, { what: 'an invalid token', token: 'made-up' }),
  },
  A0403: {
    cause: 'Calls as a sub-account, or as the main account of another company, without the permission.',
    triggersOf: ({ operationId }) => forbidden[operationId] ?? [],
  },
  A0202: {
    cause: 'Sends a password that is not encrypted with the server’s public key.',
    triggersOf: (operation) =>
      bodyFields(operation)
        .flatMap(({ path: [name = ''] }) => name)
        .filter((name) => encryptedFields.has(name))
        .map((name) => ({ what: `${name} unencrypted`, unencrypted: { [name]: seededPassword } })),
  },
  A0404: {
    cause: 'Calls a path that is not in the contract.',
    triggersOf: () => [{ what: 'a path below the operation’s path', suffix: '/no/such' }],
  },
  A0405: {
    cause: 'Calls a path with a method that it does not support.',
    triggersOf: () => [{ what: 'PATCH', method: 'PATCH' }],
  },
  A0406: {
    cause: 'Sends a body that is not JSON, or text in a numeric query parameter.',
    triggersOf: (operation) => [
      ...withText(operation, { what: 'a malformed body', text: '{"' }),
      ...parametersIn(operation, 'query')
        .filter(({ schema }) => isNumeric(schema))
        .map(({ name }) => withQuery(name, 'many')),
    ],
  },
  A0407: {
    cause: 'Omits a required parameter, a required field or the whole body.',
    triggersOf: (operation) => [
      ...withText(operation, { what: 'no body', text: '' }),
      ...bodyFields(operation)
        .filter(({ isRequired }) => isRequired)
        .map(({ path }) => withBodyField(operation, path, undefined)),
      ...parametersIn(operation, 'query')
        .filter(({ required }) => required)
        .map(({ name }) => withQuery(name, undefined)),
      ...listed(handlerRejectsAsMissing[operation.operationId]),
    ],
  },
  A0415: {
    cause: 'Sends a body with a content type other than application/json.',
    triggersOf: (operation) => withText(operation, { what: 'text/plain', contentType: 'text/plain' }),
  },
  A0417: {
    cause:
      'Sends a value that is none of those allowed, or outside its limits, or a ticket that is not valid.',
    triggersOf: (operation) => [
      ...bodyFields(operation).flatMap(({ path, schema }) =>
        outOfRange(schema).map((value) => withBodyField(operation, path, value)),
      ),
      ...parametersIn(operation, 'query').flatMap(({ name, schema }) =>
        outOfRange(schema).map((value) => withQuery(name, String(value))),
      ),
      ...listed(handlerRejectsAsAbnormal[operation.operationId]),
    ],
  },
  A0460: {
    cause: 'Sends a field with the wrong type, length or format.',
    triggersOf: (operation) => [
      ...bodyFields(operation).flatMap(({ path, schema }) =>
        [schema.type === 'object' ? 'text' : {}, ...wrongFormats(schema)].map((value) =>
          withBodyField(operation, path, value),
        ),
      ),
      ...parametersIn(operation, 'query').flatMap(({ name, schema }) =>
        wrongFormats(schema).map((value) => withQuery(name, value)),
      ),
      ...parametersIn(operation, 'path').map(({ name }) => ({
        what: `${name} too long`,
        path: { [name]: 'x'.repeat(65) },
      })),
    ],
  },
} as const satisfies Partial<Record<ErrorCode, CommonTrigger>>;

type CommonCode = keyof typeof commonTriggers;

/** The codes that only a replay rule produces, with the reason. */
export const replayOnlyCodes: Record<
  Exclude<ErrorCode, '00000' | CommonCode | OperationCodes[OperationId]>,
  string
> = {
  A0400: 'Every bad request has a more specific code, A0404 to A0460.',
  B0001: 'An internal error of the fake backend, which is a defect.',
  B002: 'The fake backend has no external database that can fail.',
  B005: 'Every invalid parameter has a more specific code, A0406 to A0460.',
  A0201: 'The fake backend calls no other service.',
  A0301: 'No operation accepts a file.',
  A0302: 'No operation accepts a file.',
  A0303: 'No operation accepts a file.',
  A0304: 'No operation accepts a file.',
  A2006: 'No operation lists it: a wrong password causes A0102, A0108 or A5021.',
  A2007: 'No operation lists it: different passwords cause A5019.',
};
