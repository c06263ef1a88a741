import { expect, test } from 'vitest';
import { allowsMotion, isNarrow } from './media.ts';

test('a browser without media queries is a wide one without motion', () => {
  expect([isNarrow(), allowsMotion()]).toEqual([false, false]);
});
