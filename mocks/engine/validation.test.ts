import { expect, test } from 'vitest';
import { api } from '../api.ts';

const { validation } = api;
const operation = api.operations.find(({ operationId }) => operationId === 'createSubUser');
if (!operation) throw new Error('The contract has no createSubUser');

const violations = (code: string, status: number, data: unknown = null) =>
  validation.response(operation, Object.assign({ code }, { msg: 'A text', data }), status);

test('a success and an error of the contract are valid', () => {
  expect(violations('00000', 200, { id: '1' })).toEqual([]);
  expect(violations('A2012', 200)).toEqual([]);
  expect(violations('A0403', 403)).toEqual([]);
});

test('a code of another operation, and a code with another HTTP status, are violations', () => {
  expect(violations('A5022', 200)).toEqual([
    'answers A5022 with HTTP status 200, which the contract does not name',
  ]);
  expect(violations('A2012', 400)).toHaveLength(1);
  expect(violations('A0403', 200)).toHaveLength(1);
  expect(violations('00000', 500, { id: '1' })).toHaveLength(1);
});

test('a success with other data is a violation', () => {
  expect(violations('00000', 200, { id: 1 })).toEqual(['/data/id must be string']);
});
