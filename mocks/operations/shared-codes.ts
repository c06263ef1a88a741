import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationCodes } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { seededPassword } from '../db/accounts.ts';
import { limits } from '../db/limits.ts';
import { maxBodyBytes } from '../engine/answer-call.ts';
import type { Operation, Schema } from '../engine/contract.ts';
import type { Input, SharedCode } from './contract-types.ts';
import { fieldsOf, withField } from './fields.ts';
import type { Access, Deviation, RequestOverrides } from './operation.ts';
import { getOperation, inputOf } from './operations.ts';
import { wait } from './steps.ts';

export interface SharedTrigger {
  /** The action of a user, or of an outdated client, that triggers the code. */
  cause: string;
  /** The triggers of the code on an operation; empty without one. */
  triggersOf(operation: Operation<OperationId>): Deviation[];
  /** Why an operation has no trigger. */
  none?: string;
}

/** The input of an operation's example call with invented tickets and tokens. It only satisfies the contract. */
export function fittingInput(operationId: OperationId): Partial<Input<OperationId>> {
  const madeUp = { ticket: 'made-up', token: 'made-up', refreshToken: 'made-up' };
  return inputOf(getOperation(operationId).example, {
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
): Deviation => ({
  what: `${path.join('.')}: ${JSON.stringify(value) ?? 'omitted'}`,
  text: JSON.stringify(withField(bodyOf(operation), path, value)),
});

const withQuery = (name: string, value: string | undefined): Deviation => ({
  what: `${name}=${value?.slice(0, 20) ?? ' omitted'}`,
  query: { [name]: value },
});

const withText = (
  operation: Operation<OperationId>,
  overrides: RequestOverrides & { what: string },
): Deviation[] => (operation.body ? [{ text: JSON.stringify(bodyOf(operation)), ...overrides }] : []);

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
    ...['misshapen', ' '].filter(
      (text) => typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text),
    ),
  ];
}

const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

const ifProtected = ({ security }: Operation, attempt: Deviation): Deviation[] =>
  security === 'required' ? [attempt] : [];

/** The deviations that only the handler of an operation rejects. */
const ofHandler = ({ operationId }: Operation<OperationId>, code: SharedCode<OperationId>): Deviation[] =>
  getOperation(operationId).errors?.[code] ?? [];

const asSub: Deviation = { what: 'a sub-account', as: 'sub' };
const asOtherCompany: Deviation = { what: 'the main account of another company', as: 'atLimit' };

/** Accounts without the permission. */
const forbidden: Record<Access, Deviation[]> = {
  account: [],
  'main-account': [asSub],
  owner: [asSub, asOtherCompany],
};

const worksWithoutLogin = 'The operation works without a login.';
const withoutBody = 'The operation has no body.';

/** The codes that many operations share, with their triggers on all operations. */
export const sharedCodes = {
  A0401: {
    cause: 'Calls without a token.',
    none: worksWithoutLogin,
    triggersOf: (operation) => ifProtected(operation, { what: 'no token', token: '' }),
  },
  A0103: {
    cause: 'Continues on an open page after the token has expired, two hours after the login.',
    none: worksWithoutLogin,
    triggersOf: (operation) =>
      ifProtected(operation, {
        what: 'an expired token',
        after: [{ id: 'getUserDetail' }, wait(limits.tokenMs / 2), wait(limits.tokenMs / 2)],
      }),
  },
  A0104: {
    cause: 'Calls with an invalid token, or with a token whose session was closed in another tab.',
    none: worksWithoutLogin,
    triggersOf: (operation) => ifProtected(operation, { what: 'an invalid token', token: 'made-up' }),
  },
  A0403: {
    cause: 'Calls as a sub-account, or as the main account of another company, without the permission.',
    none: 'Everyone may call the operation.',
    triggersOf: (operation) => [
      ...forbidden[getOperation(operation.operationId).access ?? 'account'],
      ...ofHandler(operation, 'A0403'),
    ],
  },
  A0202: {
    cause: 'Sends a password that is not encrypted with the server’s public key.',
    triggersOf(operation) {
      const passwords = bodyFields(operation).filter(({ path: [name = ''] }) => encryptedFields.has(name));
      const unencrypted = (fields: typeof passwords) => {
        const names = fields.flatMap(({ path: [name = ''] }) => name);
        return {
          what: `${names.join(' and ')} unencrypted`,
          unencrypted: Object.fromEntries(names.map((name) => [name, seededPassword])),
        };
      };
      // Optional passwords are sent together.
      const optional = passwords.filter(({ isRequired }) => !isRequired);
      return [
        ...passwords.filter(({ isRequired }) => isRequired).map((field) => unencrypted([field])),
        ...(optional.length > 0 ? [unencrypted(optional)] : []),
      ];
    },
  },
  A0400: {
    cause: `Sends a body of more than ${maxBodyBytes / 1_000_000} MB.`,
    none: withoutBody,
    triggersOf: (operation) =>
      withText(operation, { what: 'a body that is too long', text: ' '.repeat(maxBodyBytes + 1) }),
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
    none: 'The operation has no body and no number in its query.',
    triggersOf: (operation) => [
      ...withText(operation, { what: 'a malformed body', text: '{"' }),
      ...parametersIn(operation, 'query')
        .filter(({ schema }) => isNumeric(schema))
        .map(({ name }) => withQuery(name, 'many')),
    ],
  },
  A0407: {
    cause: 'Omits a required parameter, a required field or the whole body.',
    none: 'The operation requires no parameter in its query and no field.',
    triggersOf: (operation) => [
      ...withText(operation, { what: 'no body', text: '' }),
      ...bodyFields(operation)
        .filter(({ isRequired }) => isRequired)
        .map(({ path }) => withBodyField(operation, path, undefined)),
      ...parametersIn(operation, 'query')
        .filter(({ required }) => required)
        .map(({ name }) => withQuery(name, undefined)),
      ...ofHandler(operation, 'A0407'),
    ],
  },
  A0415: {
    cause: 'Sends a body with a content type other than application/json.',
    none: withoutBody,
    triggersOf: (operation) => withText(operation, { what: 'text/plain', contentType: 'text/plain' }),
  },
  A0417: {
    cause:
      'Sends a value that is none of those allowed, or outside its limits, or a ticket that is not valid.',
    none: 'No value of the operation has a range or a list of allowed values.',
    triggersOf: (operation) => [
      ...bodyFields(operation).flatMap(({ path, schema }) =>
        outOfRange(schema).map((value) => withBodyField(operation, path, value)),
      ),
      ...parametersIn(operation, 'query').flatMap(({ name, schema }) =>
        outOfRange(schema).map((value) => withQuery(name, String(value))),
      ),
      ...ofHandler(operation, 'A0417'),
    ],
  },
  A0460: {
    cause: 'Sends a field with the wrong type, length or format.',
    none: 'No parameter of the operation has a pattern or a maximum length.',
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
        input: { ...fittingInput(operation.operationId), path: { [name]: 'x'.repeat(65) } },
      })),
    ],
  },
} as const satisfies Partial<Record<ErrorCode, SharedTrigger>>;

type Shared = keyof typeof sharedCodes;

/** The codes that only a replay rule produces, with the reason. */
export const replayOnlyCodes: Record<
  Exclude<ErrorCode, '00000' | Shared | OperationCodes[OperationId]>,
  string
> = {
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
