import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

/** A cache on a clock of its own; `next` is what making a page gives. */
function setUp() {
  let time = 0;
  let made = 0;
  const errors: unknown[] = [];
  const next = { isCacheable: true, isComplete: true, isFailing: false };
  const { take } = createPageCache({
    freshMs: 10_000,
    maxBytes: 1_000,
    now: () => time,
    onError: (error) => errors.push(error),
    async make(key) {
      made += 1;
      const count = made;
      await Promise.resolve();
      if (next.isFailing) throw new Error('broken');
      return {
        isCacheable: next.isCacheable,
        isComplete: next.isComplete,
        bytes: 10,
        text: `${key} ${count}`,
      };
    },
  });
  const read = async (key: string) => {
    const { page, state } = await take(key, undefined);
    // What goes on in the background ends before the next question.
    await new Promise((resolve) => setImmediate(resolve));
    return `${page.text} ${state}`;
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { read, next, errors, wait };
}

test('a page is kept while it is fresh, then shown once more while a newer one is made', async () => {
  const { read, wait } = setUp();
  expect(await read('/')).toBe('/ 1 miss');
  wait(9_999);
  expect(await read('/')).toBe('/ 1 hit');
  wait(1);
  expect(await read('/')).toBe('/ 1 stale');
  expect(await read('/')).toBe('/ 2 hit');
  expect(await read('/?a=1')).toBe('/?a=1 3 miss');
});

test('whoever asks for a page on its way waits for that one', async () => {
  const { read } = setUp();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(Array(3).fill('/ 1 miss'));
});

test('a page that must not be kept is made for every question', async () => {
  const { read, next } = setUp();
  next.isCacheable = false;
  expect(await read('/')).toBe('/ 1 miss');
  expect(await read('/')).toBe('/ 2 miss');
});

test('a page that lacks something never replaces a whole one, and is made again soon', async () => {
  const { read, next, wait } = setUp();
  next.isComplete = false;
  expect(await read('/a')).toBe('/a 1 miss');
  wait(1_000);
  next.isComplete = true;
  expect(await read('/a')).toBe('/a 2 miss');
  next.isComplete = false;
  wait(10_000);
  expect(await read('/a')).toBe('/a 2 stale');
  expect(await read('/a')).toBe('/a 2 hit');
});

test('a page that cannot be made anew is shown for ten minutes more', async () => {
  const { read, next, errors, wait } = setUp();
  await read('/');
  next.isFailing = true;
  wait(10 * 60_000 - 1);
  expect(await read('/')).toBe('/ 1 stale');
  expect(errors).toHaveLength(1);
  wait(1);
  await expect(read('/')).rejects.toThrow('broken');
});

test('an outage costs one attempt per fresh period, not one per visitor', async () => {
  const { read, next, errors, wait } = setUp();
  await read('/');
  next.isFailing = true;
  wait(10_000);
  expect(await read('/')).toBe('/ 1 stale');
  expect(await read('/')).toBe('/ 1 hit');
  wait(9_999);
  expect(await read('/')).toBe('/ 1 hit');
  expect(errors).toHaveLength(1);
  wait(1);
  expect(await read('/')).toBe('/ 1 stale');
  expect(errors).toHaveLength(2);
});
