/**
 * A copy of a document with other values.
 *
 * @param edits JSON pointers and values; undefined and null remove a value, and a function changes the old one
 */
export function editDocument<T extends object>(
  document: T,
  edits: readonly (readonly [pointer: string, value: unknown])[],
): T {
  const edited = structuredClone(document);
  for (const [pointer, value] of edits) {
    const path = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/'));
    const name = path.pop() ?? '';
    const parent = path.reduce<object>((node, part) => Reflect.get(node, part), edited);
    const next = typeof value === 'function' ? value(Reflect.get(parent, name)) : value;
    if (next !== undefined && next !== null) Reflect.set(parent, name, next);
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else Reflect.deleteProperty(parent, name);
  }
  return edited;
}
