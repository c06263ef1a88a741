import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { fieldsOf } from '../../mocks/operations/fields.ts';
import { getOperation, inputOf } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { listLost, readingOf } from '../../scripts/contract-verify/read-back.ts';
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
  const reading = readingOf(operationId);
  return reading ? [{ operationId, schema: body, reading }] : [];
});

test.each(writes)(
  'what $operationId is sent, optional properties too, is read back by $reading.by',
  async ({ operationId, schema, reading }) => {
    const caller = createCaller(
      createProductBackend({ base: '/api', onViolation: (text) => expect.unreachable(text) }),
    );
    const { example } = getOperation(operationId);
    let sent: Sent = {};
    const written = await caller.runTrigger<OperationId>(operationId, {
      ...example,
      input(earlier) {
        const given = inputOf(example, earlier);
        const body = schema && fullBody(schema, { ...given.body, ...reading.together });
        sent = { ...given.path, ...given.query, ...body };
        return Object.assign({ ...given }, { body });
      },
    });
    expect(written.code).toBe('00000');

    const token = written.data?.token ?? (await caller.tokenOf('main'));
    const read = await caller.call(reading.by, reading.input?.(sent, written.data) ?? {}, { token });
    expect(reading.refused ?? ['00000']).toContain(read.code);
    if (!reading.refused) expect(listLost(reading, sent, read.data)).toEqual([]);
  },
);
