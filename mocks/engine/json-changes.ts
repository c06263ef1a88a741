/** One value that differs between two JSON documents. A value that is missing on one side is undefined there. */
export interface JsonChange {
  /** Keys and indexes, joined by `/`. */
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Lists the values that differ, in the order of the documents. Lists of different length are compared entry by entry. */
export function listChanges(before: unknown, after: unknown, path = ''): JsonChange[] {
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
      listChanges(left.get(key), right.get(key), path === '' ? key : `${path}/${key}`),
    );
  }
  return before === after ? [] : [{ path, before, after }];
}

/**
 * The merge patch that changes one value into the other; undefined for equal values.
 *
 * The patch of a list is an object of indexes while its length is the same, otherwise the whole list.
 */
export function toMergePatch(before: unknown, after: unknown): unknown {
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return before === after ? undefined : after;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return after;
  const left = new Map(Object.entries(before));
  const right = new Map(Object.entries(after));
  const removed = [...left.keys()].filter((key) => !right.has(key)).map((key) => [key, null]);
  const changed = [...right]
    .map(([key, value]) => [key, left.has(key) ? toMergePatch(left.get(key), value) : value])
    .filter(([, value]) => value !== undefined);
  const fields = [...changed, ...removed];
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
