import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listChanges, toMergePatch } from './json-changes.ts';

test('lists what was added, removed and replaced', () => {
  const before = { total: 2, list: [{ id: 'a', title: 'Old' }, { id: 'b' }], topic: {} };
  const after = { total: 2, list: [{ id: 'a', title: 'New', tags: ['x'] }], topic: null };
  expect(listChanges(before, after, 'data')).toEqual([
    { path: 'data/list/0/title', before: 'Old', after: 'New' },
    { path: 'data/list/0/tags', before: undefined, after: ['x'] },
    { path: 'data/list/1', before: { id: 'b' }, after: undefined },
    { path: 'data/topic', before: {}, after: null },
  ]);
});

test('a value equals itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(listChanges(value, structuredClone(value))).toEqual([]);
      expect(toMergePatch(value, structuredClone(value))).toBeUndefined();
    }),
  );
});

test.each([
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: null }],
  [{ list: [1, 2, 3] }, { list: [1, 5, 3] }, { list: { 1: 5 } }],
  [{ list: [1, 2, 3] }, { list: [1, 3] }, { list: [1, 3] }],
  [{ user: { name: 'A' } }, { user: null }, { user: null }],
  [[{ id: 1 }], [{ id: 1, isNew: true }], { 0: { isNew: true } }],
])('%j becomes %j by the patch %j', (before, after, patch) => {
  expect(toMergePatch(before, after)).toEqual(patch);
});
