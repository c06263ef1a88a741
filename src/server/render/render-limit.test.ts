import { expect, test } from 'vitest';
import { createRenderLimit, TooManyRendersError } from './render-limit.ts';

test('renders above the limit are rejected immediately and allowed again when one ends', async () => {
  const limit = createRenderLimit(2);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const inFlight = [limit(() => first.promise), limit(() => second.promise)];
  await expect(limit(async () => 'third')).rejects.toThrow(TooManyRendersError);
  first.resolve('first');
  expect(await inFlight[0]).toBe('first');
  expect(await limit(async () => 'third')).toBe('third');
  second.reject(new Error('broken'));
  await expect(inFlight[1]).rejects.toThrow('broken');
  expect(await limit(async () => 'fourth')).toBe('fourth');
});
