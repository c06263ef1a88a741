import { expect, test } from 'vitest';
import { fromList, scrollKeyOf } from './list-origin.ts';

test('a link back to a list restores the scroll position of its entry', () => {
  const { listOrigin } = fromList('/case?industry=auto', { key: 'k1' });
  expect(listOrigin).toEqual({ path: '/case?industry=auto', scrollKey: 'k1' });
  expect(scrollKeyOf({ key: 'k2', state: { scrollKey: listOrigin.scrollKey } })).toBe('k1');
});

test.each([null, 'k1', {}, { scrollKey: 7 }])('the state %j has the position of its own entry', (state) => {
  expect(scrollKeyOf({ key: 'k2', state })).toBe('k2');
});
