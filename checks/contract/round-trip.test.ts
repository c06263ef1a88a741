import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { fieldsOf } from '../../mocks/operations/fields.ts';
import { getOperation, inputOf } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { fitting } from './arbitrary.ts';

type Sent = Record<string, unknown>;

/** The example body with a value for every missing or empty property. */
function fullBody(schema: Parameters<typeof fieldsOf>[0], example: object): Sent {
  const body: Sent = { ...example };
  for (const field of fieldsOf(schema, {})) {
    const [name = '', ...deeper] = field.path;
    if (deeper.length > 0 || (body[name] !== undefined && body[name] !== '')) continue;
    const values = fc.sample(fitting(field.schema), { numRuns: 50, seed: 1 });
    body[name] = values.find(Boolean) ?? values[0];
  }
  return body;
}

const writes = operations.flatMap(({ operationId, body }) => {
  const { readBack } = getOperation(operationId);
  return body && readBack && 'by' in readBack ? [{ operationId, schema: body, readBack }] : [];
});

test.each(writes)(
  'what $operationId is sent, optional properties too, is read back by $readBack.by',
  async ({ operationId, schema, readBack }) => {
    const caller = createCaller(
      createProductBackend({ base: '/api', onViolation: (text) => expect.unreachable(text) }),
    );
    const { example } = getOperation(operationId);
    let sent: Sent = {};
    const written = await caller.runTrigger<OperationId>(operationId, {
      ...example,
      input(earlier) {
        const given = inputOf(example, earlier);
        sent = fullBody(schema, { ...given.body, ...readBack.together });
        return Object.assign({ ...given }, { body: sent });
      },
    });
    expect(written.code).toBe('00000');

    const { by, hidden = {}, shown = (data) => data } = readBack;
    const token = written.data?.token ?? (await caller.logIn('main'));
    const input = readBack.input?.(sent, written.data) ?? {};
    const read = await caller.call(by, input, { token });
    expect(read.code).toBe('00000');
    const expected = Object.entries(sent).filter(([name]) => !(name in hidden));
    expect(shown({ ...read.data })).toMatchObject(Object.fromEntries(expected));
  },
);
