import { expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createRenderLimit, TooManyRendersError } from './render-limit.ts';

test('renders above the limit are rejected immediately and allowed again when one ends', async () => {
  const metrics = createMetrics();
  const limit = createRenderLimit(2, metrics);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const inFlight = [limit(() => first.promise), limit(() => second.promise)];
  await expect(limit(async () => 'third')).rejects.toThrow(TooManyRendersError);
  expect((await metrics.renders.get()).values).toMatchObject([{ value: 2 }]);
  expect((await metrics.rejectedRenders.get()).values).toMatchObject([{ value: 1 }]);
  first.resolve('first');
  expect(await inFlight[0]).toBe('first');
  expect(await limit(async () => 'third')).toBe('third');
  second.reject(new Error('broken'));
  await expect(inFlight[1]).rejects.toThrow('broken');
  expect(await limit(async () => 'fourth')).toBe('fourth');
});
