import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Input, OperationId } from '../../mocks/engine/operation.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { exampleCalls, type ResponseData } from '../../mocks/operations/example-calls.ts';
import { fieldsOf } from '../../mocks/operations/fields.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { fitting } from './arbitrary.ts';

const secret = 'no operation returns a password';
const usedUp = 'a code, ticket or token is proof and is consumed';
const notStored = 'it names the purpose of the call and is not stored';

type Sent = Record<string, unknown>;

interface Reading {
  /** The operation that returns the values. */
  by: OperationId;
  input?: (sent: Sent, answer: ResponseData | null) => Partial<Input<OperationId>>;
  /** Values that are returned under another name or in another form. */
  shown?: (data: Sent) => Sent;
  /** Values that it does not return, with the reason. */
  hidden?: Record<string, string>;
}

const getSub = (id: unknown) => ({ path: { id: String(id) } });

/** The operation that returns the properties of each write. */
const readings: Partial<Record<OperationId, Reading>> = {
  createSubUser: {
    by: 'getSubUser',
    input: (_, answer) => getSub(answer?.id),
    hidden: { password: secret, confirmPassword: secret },
  },
  updateSubUser: {
    by: 'getSubUser',
    input: ({ id }) => getSub(id),
    hidden: { password: secret, confirmPassword: secret },
  },
  setSubUserDisabled: {
    by: 'getSubUser',
    input: ({ id }) => getSub(id),
    shown: ({ id, status }) => ({ id, disabled: status === 0 ? 1 : 0 }),
  },
  setSubUserDe: { by: 'getSubUser', input: ({ id }) => getSub(id) },
  saveCompanyInfo: { by: 'getCompanyInfo' },
  modifyMobile: { by: 'getUserDetail', hidden: { ticket: usedUp } },
  registerBySms: {
    by: 'getUserDetail',
    hidden: {
      code: usedUp,
      password: secret,
      company: 'the company is shown once its information has been saved',
    },
  },
};

/** Writes whose values no operation returns. */
const withoutReading: Partial<Record<OperationId, string>> = {
  submitApplication: 'a consultant reads applications, and no operation does',
  askSamplePrices: 'a consultant reads requests, and no operation does',
  loginBySms: usedUp,
  loginByPassword: secret,
  sendLoginSms: notStored,
  sendNewMobileSms: notStored,
  sendUserSms: notStored,
  sendEmailCode: notStored,
  refreshToken: usedUp,
  resetPassword: secret,
  resetSubUserPassword: secret,
  changePassword: secret,
  verifyCurrentMobileCode: usedUp,
  verifyNewMobileCode: usedUp,
};

const password = 'Better2027!';
/** Optional properties that depend on each other. */
const together: Partial<Record<OperationId, Sent>> = {
  updateSubUser: { password, confirmPassword: password },
};

/** The example body with a value for every missing or empty property. */
function fullBody(id: OperationId, schema: Parameters<typeof fieldsOf>[0], example: object): Sent {
  const body: Sent = { ...example, ...together[id] };
  for (const field of fieldsOf(schema, {})) {
    const [name = '', ...deeper] = field.path;
    if (deeper.length > 0 || (body[name] !== undefined && body[name] !== '')) continue;
    const values = fc.sample(fitting(field.schema), { numRuns: 50, seed: 1 });
    body[name] = values.find(Boolean) ?? values[0];
  }
  return body;
}

const writes = operations.flatMap(({ operationId, body }) => (body ? [{ operationId, schema: body }] : []));

test('every write operation has a read operation or a documented exemption', () => {
  const named = [...Object.keys(readings), ...Object.keys(withoutReading)].toSorted();
  expect(named).toEqual(writes.map(({ operationId }) => operationId).toSorted());
});

test.each(writes.filter(({ operationId }) => readings[operationId]))(
  'what $operationId is sent, optional properties too, is read back',
  async ({ operationId, schema }) => {
    const reading = readings[operationId];
    if (!reading) throw new Error(`${operationId} has no reading`);
    const caller = createCaller(
      createProductBackend({ base: '/api', onViolation: (text) => expect.unreachable(text) }),
    );
    const { as, after, input } = exampleCalls[operationId];
    let sent: Sent = {};
    const written = await caller.runTrigger<OperationId>(operationId, {
      as,
      after,
      input(earlier) {
        const given = input(earlier);
        sent = fullBody(operationId, schema, 'body' in given ? (given.body ?? {}) : {});
        return Object.assign({ ...given }, { body: sent });
      },
    });
    expect(written.code).toBe('00000');

    const { by, hidden = {}, shown = (data) => data } = reading;
    const token = written.data?.token ?? (await caller.logIn('main'));
    const read = await caller.call(by, reading.input?.(sent, written.data) ?? {}, { token });
    expect(read.code).toBe('00000');
    const expected = Object.entries(sent).filter(([name]) => !(name in hidden));
    expect(shown({ ...read.data })).toMatchObject(Object.fromEntries(expected));
    // A reason for a removed property would hide a future one of the same name.
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(Object.keys(hidden)));
  },
);
