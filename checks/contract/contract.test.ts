import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import type { Operation } from '../../mocks/engine/contract.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { encryptPasswords } from '../../src/api/encryption.ts';
import { withTimestamp } from '../../test/contract/address.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { fitting } from './arbitrary.ts';

const violations: string[] = [];
const fresh = () =>
  createProductBackend({
    base: '/api',
    clock: () => fixedClock(seedTime),
    // Random requests have any query; the tests are about responses.
    onViolation: (violation) => violation.includes(' query parameter ') || violations.push(violation),
  });

afterAll(() => expect(violations).toEqual([]));

test('the contract describes the 47 calls of the product', { tags: ['R7.22'] }, () => {
  // And those that were added since.
  expect(operations.length).toBeGreaterThanOrEqual(47);
});

test('every operation has a summary in both languages', () => {
  const missing = operations.filter(
    ({ summary }) => !/\p{Script=Han}/u.test(summary.zh) || summary.en === '',
  );
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

test('each entity has a schema of its own', { tags: ['R3.13'] }, () => {
  const entities = [
    'News',
    'AdvanceNews',
    'RecruitCategory',
    'Recruit',
    'CompanyUser',
    'SubUser',
    'MyProduct',
    'MyService',
  ];
  expect(Object.keys(contract.components.schemas)).toEqual(expect.arrayContaining(entities));
});

describe('the contract lists the code of every response, valid or invalid request', () => {
  const backend = fresh();
  const tokens = new Map<string, string>();

  /** Sends a request and checks the response. The pipeline checks successful envelopes. */
  async function expectDeclaredResponse(operation: Operation, path: string, init: RequestInit) {
    const sandbox = operation.operationId;
    const token = tokens.get(sandbox) ?? (await createCaller(backend, sandbox).logIn('main'));
    tokens.set(sandbox, token);
    const headers = { Authorization: `Bearer ${token}`, 'X-Mock-Session': sandbox, ...init.headers };
    const response = await backend.fetch(
      new Request(withTimestamp(`http://test/api${path}`), { ...init, headers }),
    );
    const { code } = await response.json();
    expect(response.status).toBeLessThan(500);
    expect(code === '00000' || operation.codes.has(code), `${operation.operationId} answers ${code}`).toBe(
      true,
    );
    expect(violations).toEqual([]);
  }

  test.each(operations)(
    '$operationId, with requests that fit its schemas',
    { timeout: 240_000 },
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(requestTo(operation), async ({ path, body }) => {
          const sent =
            body === undefined
              ? undefined
              : await encryptPasswords(JSON.stringify(body), developmentPublicKey);
          await expectDeclaredResponse(operation, path, {
            method: operation.method,
            headers: sent === undefined ? {} : { 'Content-Type': 'application/json' },
            body: sent,
          });
        }),
        { numRuns: 25, seed: 1 },
      );
    },
  );

  test.each(operations)(
    '$operationId, with requests that fit nothing',
    { timeout: 240_000 },
    async (operation) => {
      const method = operation.method;
      await fc.assert(
        fc.asyncProperty(
          fc.webSegment(),
          fc.webQueryParameters(),
          fc.oneof(fc.json(), fc.string()),
          fc.constantFrom('application/json', 'application/JSON; charset=utf-8', 'text/plain'),
          async (segment, query, body, contentType) => {
            const path = operation.path.replaceAll(/\{\w+\}/g, segment || 'x');
            await expectDeclaredResponse(operation, `${path}?${query}`, {
              method,
              headers: { 'Content-Type': contentType },
              body: method === 'GET' ? undefined : body,
            });
          },
        ),
        { numRuns: 25, seed: 1 },
      );
    },
  );
});

/** A request that satisfies the schemas of the contract. */
function requestTo(operation: Operation) {
  const parameters = (where: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [name, fitting(schema)]),
      ),
      {
        requiredKeys: operation.parameters
          .filter(({ required, in: at }) => required && at === where)
          .map(({ name }) => name),
      },
    );
  return fc
    .tuple(
      parameters('path'),
      parameters('query'),
      operation.body ? fitting(operation.body) : fc.constant(undefined),
    )
    .map(([pathValues, queryValues, body]) => {
      const values = new Map(Object.entries(pathValues));
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(String(values.get(name))),
      );
      const query = new URLSearchParams(
        Object.entries(queryValues).flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
        ),
      );
      return { path: `${path}?${query}`, body };
    });
}
