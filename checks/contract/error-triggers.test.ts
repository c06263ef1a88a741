import { afterEach, describe, expect, test } from 'vitest';
import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { explainCode, isTriggerable, listTriggers } from '../../mocks/operations/codes.ts';
import { fittingInput, type SharedTrigger, sharedCodes } from '../../mocks/operations/shared-codes.ts';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';

const violations: string[] = [];
const backend = createProductBackend({
  base: '/api',
  clock: () => fixedClock(seedTime),
  decrypt: decryptOnNode,
  onViolation: (violation) => violations.push(violation),
});
const catalogue = new Map<string, { httpStatus: number; requirement: string }>(Object.entries(errorCodes));
const refusal = (code: string) => ({ status: catalogue.get(code)?.httpStatus, code, data: null });

afterEach(() => expect(violations.splice(0)).toEqual([]));

const triggers = operations.flatMap(({ operationId }) =>
  listTriggers(operationId).map(([code, trigger]) => ({ operationId, code, trigger })),
);

/** The requirement that names a code. */
const ruleOf = (code: string) => catalogue.get(code)?.requirement ?? '';

test('every code that the contract names has a trigger, or a reason why only a replay rule produces it', () => {
  const unexplained = operations.flatMap((operation) =>
    [...operation.codes]
      .filter((code) => explainCode(operation, code) === undefined)
      .map((code) => `${code} on ${operation.operationId}`),
  );
  expect(unexplained).toEqual([]);
});

test('every trigger produces a code that the contract names for the operation', () => {
  const unnamed = operations.flatMap((operation) =>
    Object.entries<SharedTrigger>(sharedCodes)
      .filter(([code, { triggersOf }]) => !operation.codes.has(code) && triggersOf(operation).length > 0)
      .map(([code]) => `${code} on ${operation.operationId}`),
  );
  expect(unnamed).toEqual([]);
});

describe('a trigger produces', () => {
  for (const { operationId, code, trigger } of triggers) {
    if (!isTriggerable(trigger)) continue;
    test(`${code} on ${operationId}`, { tags: [ruleOf(code)] }, async () => {
      const reply = await createCaller(backend, `${operationId}-${code}`).runTrigger(operationId, trigger);
      expect(reply).toEqual(refusal(code));
    });
  }
});

describe.each(Object.entries<SharedTrigger>(sharedCodes))('%s is triggered', (code, { triggersOf }) => {
  for (const operation of operations) {
    const triggers = triggersOf(operation);
    if (triggers.length === 0) continue;
    test(`on ${operation.operationId}`, { tags: [ruleOf(code)] }, async () => {
      const caller = createCaller(backend, `${operation.operationId}-${code}`);
      const input = fittingInput(operation.operationId);
      for (const { what, ...trigger } of triggers) {
        const reply = await caller.runTrigger(operation.operationId, { input, ...trigger });
        expect(reply, what).toEqual(refusal(code));
      }
    });
  }
});
