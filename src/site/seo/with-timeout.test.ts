import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());

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

test('a call that takes too long is reported as failed, so that the page counts as partial', async () => {
  const failures: ApiError[] = [];
  const api = createApi({
    baseUrl: 'http://api.example.com',
    rsaPublicKey: null,
    fetch: (_, { signal }) => endless(signal),
    onFailure: (error) => failures.push(error),
  });
  const meta = withTimeout((signal) => api.getSeo({ query: { path: '/' }, signal }));
  await vi.advanceTimersByTimeAsync(800);
  expect(await meta).toBeNull();
  expect(failures).toMatchObject([{ isTimeout: true }]);
});

test('the data of a quick request is returned, and an error is none', { tags: ['R7.9'] }, async () => {
  expect(await withTimeout(async () => 'data')).toBe('data');
  expect(await withTimeout(() => Promise.reject(new Error('away')))).toBeNull();
});
