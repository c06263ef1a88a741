import { expect, test } from 'vitest';
import { bringUpToDate } from './known-calls.ts';
import { testCall } from './test-call.ts';

const calls = (...ids: number[]) => ids.map((id) => testCall({ id }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('adds the newer calls', () => {
  const state = { firstCallId: 1, lastCallId: 4, calls: calls(3, 4) };
  expect(idsOf(bringUpToDate(calls(1, 2), state))).toEqual([1, 2, 3, 4]);
});

test('removes cleared and dropped calls', () => {
  expect(bringUpToDate(calls(1, 2), { firstCallId: 3, lastCallId: 2, calls: [] })).toEqual([]);
  const state = { firstCallId: 2, lastCallId: 4, calls: calls(4) };
  expect(idsOf(bringUpToDate(calls(1, 2, 3), state))).toEqual([2, 3, 4]);
});

test('drops all calls after a restart of the fake backend', () => {
  const state = { firstCallId: 1, lastCallId: 2, calls: calls(1, 2) };
  expect(idsOf(bringUpToDate(calls(7, 8), state))).toEqual([1, 2]);
});
