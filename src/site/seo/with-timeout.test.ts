import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that ends when it is aborted. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a request has 800 ms', { tags: ['R7.9'] }, async () => {
  let outcome: unknown = 'waiting';
  void withTimeout(endless).then((data) => {
    outcome = data;
  });
  await vi.advanceTimersByTimeAsync(799);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBeNull();
});

test('the data of a quick request is returned, and an error is none', { tags: ['R7.9'] }, async () => {
  expect(await withTimeout(async () => 'data')).toBe('data');
  expect(await withTimeout(() => Promise.reject(new Error('away')))).toBeNull();
});
