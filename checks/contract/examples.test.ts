import { describe, expect, test } from 'vitest';
import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { operationErrorCodes } from '../../openapi/generated/operation-codes.ts';
import { fillIn, toQuery, withTimestamp } from '../../test/contract/address.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { listNamedCalls } from '../../test/contract/named-calls.ts';
import {
  publishedOperations,
  requestExample,
  responseExamples,
  responseViolations,
} from '../../test/contract/published-contract.ts';

const backend = createProductBackend({
  base: '/api',
  clock: () => fixedClock(seedTime),
  decrypt: decryptOnNode,
});

async function send(
  sandbox: string,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: unknown },
) {
  const { method, headers, body } = init;
  const request = new Request(withTimestamp(`http://test/api/~${sandbox}${path}`), {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await backend.fetch(request);
  return { status: response.status, body: await response.json() };
}

describe.each(publishedOperations)('$operationId', (operation) => {
  const { operationId, method, path } = operation;
  const known = operations.find((candidate) => candidate.operationId === operationId);
  if (!known) throw new Error(`The fake backend has no ${operationId}`);
  const examples = responseExamples(operation);

  test('has an example of a success and of each code', () => {
    const names = examples.map(({ name }) => name);
    expect(names.includes('success') || (names.includes('zh') && names.includes('en'))).toBe(true);
    expect(names).toEqual(expect.arrayContaining([...operationErrorCodes[known.operationId]]));
    for (const { status, body } of examples)
      expect(responseViolations(operationId, status, body)).toEqual([]);
  });

  const calls = listNamedCalls(known);
  for (const { name, status, body } of examples) {
    const example = requestExample(operation, name);
    const named = calls.find(
      (candidate) => candidate.name === name || (name === 'success' && candidate.cause === undefined),
    );
    if (example && named) {
      test(`the request example ${name} gets the response example`, { tags: ['R3.6'] }, async () => {
        const sandbox = `${operationId}-${name}`;
        const { prepare, accountOf, tokenOf } = createCaller(backend, sandbox);
        await prepare(named.call);
        const token = named.call.token ?? (await tokenOf(accountOf(known.operationId, named.call.as)));
        const address = `${fillIn(path, example.path)}?${toQuery(example.query)}`;
        const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
        const reply = await send(sandbox, address, { method, headers, body: example.body });
        expect(reply).toEqual({ status, body });
      });
    } else {
      test(`a replay rule produces the example ${name}`, async () => {
        const headers = { 'X-Mock': name };
        const reply = await send('default', fillIn(path, { id: '1' }), { method, headers });
        expect(reply).toEqual({ status, body });
      });
    }
  }
});
