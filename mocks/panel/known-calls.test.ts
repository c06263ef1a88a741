import { expect, test } from 'vitest';
import type { components } from '../engine/generated/control.d.ts';
import { areLoaded, bringUpToDate, lastKnown } from './known-calls.ts';

const call = (id: number): components['schemas']['LogEntry'] => ({
  id,
  time: 0,
  source: 'fake',
  method: 'GET',
  path: '/',
  status: 200,
  durationMs: 0,
  violations: [],
  isSignedIn: false,
});
const calls = (...ids: number[]) => ids.map(call);
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('requests and adds the calls after the last known one', () => {
  const state = { firstCallId: 1, lastCallId: 4 };
  expect(lastKnown([], state)).toBe(0);
  expect(lastKnown(calls(1, 2), state)).toBe(2);
  expect(idsOf(bringUpToDate(calls(1, 2), state, calls(3, 4)))).toEqual([1, 2, 3, 4]);
});

test('adds no call twice when two responses overlap', () => {
  const state = { firstCallId: 1, lastCallId: 3 };
  expect(idsOf(bringUpToDate(calls(1, 2, 3), state, calls(2, 3)))).toEqual([1, 2, 3]);
});

test('removes cleared and dropped calls', () => {
  expect(bringUpToDate(calls(1, 2), { firstCallId: 3, lastCallId: 2 }, [])).toEqual([]);
  expect(idsOf(bringUpToDate(calls(1, 2, 3), { firstCallId: 2, lastCallId: 4 }, calls(4)))).toEqual([
    2, 3, 4,
  ]);
});

test('drops all calls after a reset of the fake backend', () => {
  const state = { firstCallId: 1, lastCallId: 2 };
  expect(lastKnown(calls(7, 8), state)).toBe(0);
  expect(idsOf(bringUpToDate(calls(7, 8), state, calls(1, 2)))).toEqual([1, 2]);
});

test('all calls are loaded when the last one is, or when there are none', () => {
  const state = { firstCallId: 1, lastCallId: 2 };
  expect(areLoaded([], state)).toBe(false);
  expect(areLoaded(calls(1), state)).toBe(false);
  expect(areLoaded(calls(1, 2), state)).toBe(true);
  expect(areLoaded(calls(1, 2, 3), state)).toBe(true);
  expect(areLoaded([], { firstCallId: 3, lastCallId: 2 })).toBe(true);
});
