import { expect, test } from 'vitest';
import lib from '../../../locales/zh/lib.json' with { type: 'json' };
import { questionTypes } from './question-types.ts';

test('the library has more than 30 question types, whose texts all exist and are used', {
  tags: ['R9.13'],
}, () => {
  const ids = questionTypes.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect([...ids].sort()).toEqual(Object.keys(lib.types).sort());
});
