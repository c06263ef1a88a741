import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';

/**
 * A copy of a document with other values.
 *
 * @param edits JSON pointers and values; undefined and null remove a value, and a function changes the old one
 */
export const edit = (document: JsonObject, edits: readonly (readonly [string, unknown])[]): JsonObject =>
  edits.reduce<JsonObject>((edited, [pointer, value]) => {
    const [, ...path] = pointer.split('/').map((part) => part.replaceAll('~1', '/'));
    return toObject(updateAt(edited, path, value));
  }, document);

function updateAt(node: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return typeof value === 'function' ? value(node) : (value ?? undefined);
  if (Array.isArray(node)) {
    const item = updateAt(node[Number(part)], rest, value);
    return node.toSpliced(Number(part), 1, ...(item === undefined ? [] : [item]));
  }
  const object = isObject(node) ? node : {};
  const changed = updateAt(object[part], rest, value);
  // The order of the fields stays.
  return Object.fromEntries(
    Object.entries({ ...object, [part]: changed }).filter(([, item]) => item !== undefined),
  );
}
