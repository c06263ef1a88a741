import { expect, test } from 'vitest';
import { sharedPageHeaders } from './shared-cache-headers.ts';

test('shared caches keep a page for its lifetime, and browsers revalidate it', () => {
  expect(Object.fromEntries(sharedPageHeaders({ freshMs: 10_000, staleMs: 600_000 }))).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=600',
    'cdn-cache-control': 'max-age=10, stale-while-revalidate=600, stale-if-error=600',
  });
});
