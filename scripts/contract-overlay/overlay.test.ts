import { describe, expect, test } from 'vitest';
import { parseJsonPath, toJsonPath } from './json-path.ts';
import { applyActions } from './overlay.ts';

describe('JSONPath', () => {
  const path = ['paths', '/v1/users/{id}', 'responses', '200', 'oneOf', 1, "it's", 'back\\slash'];

  test('a normalized path is read back', () => {
    expect(toJsonPath(path)).toBe(
      String.raw`$['paths']['/v1/users/{id}']['responses']['200']['oneOf'][1]['it\'s']['back\\slash']`,
    );
    expect(parseJsonPath(toJsonPath(path))).toEqual(path);
  });

  test('dots and double quotes are understood', () => {
    expect(parseJsonPath('$.info["x-note"].list[0]')).toEqual(['info', 'x-note', 'list', 0]);
  });

  test.for(['info', '$.paths.*', '$..schema', "$.tags[?@.name=='a']", '$.tags[-1]'])(
    '%s has no single target',
    (text) => {
      expect(parseJsonPath(text)).toBeUndefined();
    },
  );
});

describe('an overlay', () => {
  const document = { info: { title: 'A', tags: ['x'] }, list: [{ a: 1 }, { b: 2 }] };

  test('merges objects, appends to lists, replaces and removes values', () => {
    const changed = applyActions(document, [
      { target: '$.info', update: { title: 'B', tags: ['y'], more: { deep: true } } },
      { target: '$.info.tags', update: 'z' },
      { target: '$.list[0]', remove: true },
    ]);
    expect(changed).toEqual({
      info: { title: 'B', tags: ['x', 'y', 'z'], more: { deep: true } },
      list: [{ b: 2 }],
    });
    expect(document.info.title).toBe('A');
  });

  test('is refused when a target is missing or ambiguous', () => {
    expect(() => applyActions(document, [{ target: '$.info.none', update: {} }])).toThrow(
      /has no \$\.info\.none/,
    );
    expect(() => applyActions(document, [{ target: '$.list[*]', update: {} }])).toThrow(/not supported/);
  });
});
