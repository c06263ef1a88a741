import { isObject } from './json.ts';

/** Names and indexes from the root of a document to a value. */
export type Path = readonly (string | number)[];

/**
 * A copy of a JSON value with a change at a path. Objects on the way are created.
 *
 * @param change gets the old value and returns the new one; undefined removes it
 */
export function updateAt(node: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change(node);
  if (Array.isArray(node)) {
    const index = Number(part);
    const item = updateAt(node[index], rest, change);
    return item === undefined ? node.toSpliced(index, 1) : node.toSpliced(index, 1, item);
  }
  const { [part]: old, ...others } = isObject(node) ? node : {};
  const changed = updateAt(old, rest, change);
  if (changed === undefined) return others;
  // The order of the fields stays.
  return isObject(node) ? { ...node, [part]: changed } : { [part]: changed };
}
