import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import { operationErrorCodes } from '../../openapi/generated/operation-codes.ts';
import { operations } from '../../test/contract/caller.ts';
import {
  published,
  publishedOperations,
  responseViolations,
} from '../../test/contract/published-contract.ts';

const envelope = (code: string, data: unknown = null) => ({ code, msg: 'A text', data });
const httpStatusOf = new Map(Object.entries(errorCodes).map(([code, { httpStatus }]) => [code, httpStatus]));

test('the published contract has explicit statuses, and no list of codes outside the schemas', () => {
  const statuses = new Set(publishedOperations.flatMap(({ responses }) => Object.keys(responses)));
  expect([...statuses].toSorted()).toEqual(['200', '400', '401', '403', '404', '405', '415', '500']);
  expect(JSON.stringify(published)).not.toMatch(/error-codes":/);
});

describe.each(operations)('$operationId', ({ operationId, codesByStatus }) => {
  test('names each of its codes with the status of the catalogue, and no other code', () => {
    const named = [...codesByStatus].flatMap(([status, codes]) => [...codes].map((code) => [code, status]));
    const expected = [...new Set<string>(operationErrorCodes[operationId])].map((code) => [
      code,
      httpStatusOf.get(code),
    ]);
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  test('accepts each code with its status, and no other code', () => {
    const own = new Set<string>(operationErrorCodes[operationId]);
    for (const [code, status] of httpStatusOf) {
      if (code === '00000') continue;
      const violations = responseViolations(operationId, status, envelope(code));
      expect(violations.length === 0, `${code} with HTTP ${status}`).toBe(own.has(code));
    }
  });
});

test('the schemas of success and error on status 200 are disjoint', () => {
  expect(responseViolations('createSubUser', 200, envelope('A2012'))).toEqual([]);
  expect(responseViolations('createSubUser', 200, envelope('00000', { id: '1' }))).toEqual([]);
  expect(responseViolations('createSubUser', 200, envelope('A2012', { id: '1' }))).not.toEqual([]);
  expect(responseViolations('createSubUser', 200, envelope('00000'))).not.toEqual([]);
});
