import { type JsonObject, toObject } from './json.ts';
import { updateAt } from './update-at.ts';

/**
 * A copy of a document with other values.
 *
 * @param edits JSON pointers and values; undefined removes a value, and a function changes the old one
 */
export const edit = (document: JsonObject, edits: readonly (readonly [string, unknown])[]): JsonObject =>
  edits.reduce<JsonObject>((edited, [pointer, value]) => {
    const path = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/'));
    return toObject(updateAt(edited, path, (old) => (typeof value === 'function' ? value(old) : value)));
  }, document);
