import { expect, test } from 'vitest';
import { createRevalidatingCache } from './revalidating-cache.ts';

/** A cache with a fake clock. `next` is the next created value. */
function setUp() {
  let time = 1;
  let made = 0;
  const errors: unknown[] = [];
  const next = { isCacheable: true, isPartial: false, isFailing: false };
  const get = createRevalidatingCache<{
    isCacheable: boolean;
    isPartial: boolean;
    bytes: number;
    text: string;
  }>({
    freshMs: 10_000,
    staleMs: 10 * 60_000,
    maxBytes: 100,
    clock: { now: () => time },
  });
  const read = async (key: string) => {
    const { value, state } = await get(key, {
      onError: (error) => errors.push(error),
      async make() {
        made += 1;
        const text = `${key} ${made}`;
        const { isFailing, ...rest } = next;
        await Promise.resolve();
        if (isFailing) throw new Error('broken');
        return { ...rest, bytes: 10, text };
      },
    });
    // Background work ends before the next request.
    await new Promise((resolve) => setImmediate(resolve));
    return `${value.text} ${state}`;
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { read, next, errors, wait };
}

test('a value is served while it is fresh, then once more while it is revalidated', async () => {
  const { read, wait } = setUp();
  expect(await read('/')).toBe('/ 1 miss');
  wait(9_999);
  expect(await read('/')).toBe('/ 1 hit');
  wait(2);
  expect(await read('/')).toBe('/ 1 stale');
  expect(await read('/')).toBe('/ 2 hit');
  expect(await read('/?a=1')).toBe('/?a=1 3 miss');
});

test('concurrent requests share one creation', async () => {
  const { read, wait } = setUp();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(Array(3).fill('/ 1 miss'));
  wait(10_001);
  expect(await Promise.all([read('/'), read('/')])).toEqual(Array(2).fill('/ 1 stale'));
  expect(await read('/')).toBe('/ 2 hit');
});

test('values that exceed the cache size reach their requests', async () => {
  const { read } = setUp();
  const keys = Array.from({ length: 300 }, (_, index) => `/${index}`);
  expect(await Promise.all(keys.map(read))).toEqual(keys.map((key, index) => `${key} ${index + 1} miss`));
});

test('an uncacheable value is created for every request and removes a stored one', async () => {
  const { read, next, wait } = setUp();
  await read('/');
  next.isCacheable = false;
  wait(10_001);
  expect(await read('/')).toBe('/ 1 stale');
  expect(await read('/')).toBe('/ 3 miss');
  expect(await read('/')).toBe('/ 4 miss');
});

test('a partial value never replaces a complete one and is revalidated soon', async () => {
  const { read, next, wait } = setUp();
  next.isPartial = true;
  expect(await read('/a')).toBe('/a 1 miss');
  wait(999);
  expect(await read('/a')).toBe('/a 1 hit');
  wait(2);
  next.isPartial = false;
  expect(await read('/a')).toBe('/a 2 miss');
  for (const isCacheable of [true, false]) {
    Object.assign(next, { isPartial: true, isCacheable });
    wait(10_001);
    expect(await read('/a')).toBe('/a 2 stale');
    expect(await read('/a')).toBe('/a 2 hit');
  }
});

test('a value is served stale for its stale time while revalidation fails', async () => {
  const { read, next, errors, wait } = setUp();
  await read('/');
  next.isFailing = true;
  wait(10_000 + 10 * 60_000 - 1);
  expect(await read('/')).toBe('/ 1 stale');
  expect(errors).toHaveLength(1);
  wait(10_001);
  await expect(read('/')).rejects.toThrow('broken');
  next.isFailing = false;
  expect(await read('/')).toBe('/ 4 miss');
});

test('an outage costs one attempt per fresh period, not one per request', async () => {
  const { read, next, errors, wait } = setUp();
  await read('/');
  next.isFailing = true;
  wait(10_001);
  expect(await read('/')).toBe('/ 1 stale');
  expect(await read('/')).toBe('/ 1 hit');
  wait(9_999);
  expect(await read('/')).toBe('/ 1 hit');
  expect(errors).toHaveLength(1);
  wait(2);
  expect(await read('/')).toBe('/ 1 stale');
  expect(errors).toHaveLength(2);
});

test('a creation receives the value that it replaces', async () => {
  const get = createRevalidatingCache<{
    isCacheable: boolean;
    isPartial: boolean;
    bytes: number;
    older: unknown;
  }>({ freshMs: 10, staleMs: 10, maxBytes: 100, clock: { now: () => time } });
  let time = 1;
  const rest = { isCacheable: true, isPartial: false, bytes: 1 };
  const source = { make: async (older?: object) => ({ ...rest, older }), onError() {} };
  const first = await get('/', source);
  expect(first.value.older).toBeUndefined();
  time += 30;
  expect((await get('/', source)).value.older).toBe(first.value);
});
