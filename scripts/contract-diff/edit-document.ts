import { isObject, type JsonObject } from './json.ts';

/**
 * A copy of a document with other values.
 *
 * @param edits JSON pointers and values; undefined removes a value, and `reversed` reverses a list
 */
export function edit(document: JsonObject, edits: readonly (readonly [string, unknown])[]): JsonObject {
  return edits.reduce<JsonObject>((edited, [pointer, value]) => {
    const parts = pointer.slice(1).split('/');
    const result = withValue(
      edited,
      parts.map((part) => part.replaceAll('~1', '/')),
      value,
    );
    return isObject(result) ? result : edited;
  }, document);
}

function withValue(node: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value === 'reversed' && Array.isArray(node) ? node.toReversed() : value;
  if (Array.isArray(node)) {
    const index = Number(part);
    const item = withValue(node[index], rest, value);
    return item === undefined ? node.toSpliced(index, 1) : node.toSpliced(index, 1, item);
  }
  const { [part]: old, ...others } = isObject(node) ? node : {};
  const changed = withValue(old, rest, value);
  return changed === undefined ? others : { ...others, [part]: changed };
}
