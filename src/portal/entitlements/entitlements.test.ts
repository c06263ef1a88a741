import { expect, test } from 'vitest';
import { availableFirst, endsSoon, hasEnded } from './entitlements.ts';

const dayMs = 24 * 60 * 60_000;

test('an available entitlement ends soon from 30 days before its end', { tags: ['R2.70'] }, () => {
  expect(endsSoon({ opened: 1, expireTime: 30 * dayMs }, 0)).toBe(true);
  expect(endsSoon({ opened: 1, expireTime: 31 * dayMs }, 0)).toBe(false);
  expect(endsSoon({ opened: 1 }, 0)).toBe(false);
  expect(endsSoon({ opened: 0, expireTime: dayMs }, 0)).toBe(false);
});

test('an entitlement has ended when it is closed and has an expiry', { tags: ['R2.70'] }, () => {
  expect(hasEnded({ opened: 0, expireTime: 1 })).toBe(true);
  expect(hasEnded({ opened: 0 })).toBe(false);
  expect(hasEnded({ opened: 1, expireTime: 1 })).toBe(false);
});

test('available entitlements are first, in the order of their expiry', { tags: ['R2.70'] }, () => {
  const sorted = [
    { id: 'closed', opened: 0 as const },
    { id: 'unlimited', opened: 1 as const },
    { id: 'late', opened: 1 as const, expireTime: 9 },
    { id: 'soon', opened: 1 as const, expireTime: 2 },
    { id: 'also unlimited', opened: 1 as const },
  ].sort(availableFirst);
  expect(sorted.map(({ id }) => id)).toEqual(['soon', 'late', 'unlimited', 'also unlimited', 'closed']);
});
