import { CannotRun } from './run-command.ts';

export type JsonObject = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one for anything else. */
export const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The value as a list; an empty one for anything else. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The strings of a list. */
export const toStrings = (value: unknown): string[] =>
  toList(value).filter((item): item is string => typeof item === 'string');

/**
 * Follows references such as `#/components/schemas/Sub`.
 *
 * @throws CannotRun for a reference without a target
 */
export function resolve(document: JsonObject, value: unknown): JsonObject {
  const seen = new Set<string>();
  let found = toObject(value);
  while (typeof found.$ref === 'string') {
    const { $ref } = found;
    if (seen.has($ref)) throw new CannotRun(`The reference ${$ref} leads back to itself.`);
    seen.add($ref);
    found = toObject(lookUp(document, $ref));
  }
  return found;
}

/**
 * The target of a local reference.
 *
 * @throws CannotRun for a reference without a target
 */
export function lookUp(document: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#'))
    throw new CannotRun(`The reference ${reference} leaves the document. Bundle it into one file first.`);
  const target = reference
    .split('/')
    .slice(1)
    .map((part) => unescapePart(part))
    .reduce<unknown>(
      (value, part) => (Array.isArray(value) ? value[Number(part)] : toObject(value)[part]),
      document,
    );
  if (target === undefined) throw new CannotRun(`The reference ${reference} leads nowhere in the document.`);
  return target;
}

function unescapePart(part: string): string {
  const text = /%[\da-f]{2}/i.test(part) ? decode(part) : part;
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A value as JSON with sorted fields and its references resolved. Equal texts mean the same. */
export function canonicalText(document: JsonObject, value: unknown): string {
  const write = (node: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => write(item, path));
    if (!isObject(node)) return node;
    const { $ref } = node;
    if (typeof $ref === 'string' && $ref.startsWith('#'))
      return path.includes($ref)
        ? $ref
        : write({ ...toObject(lookUp(document, $ref)), ...without(node, '$ref') }, [...path, $ref]);
    return Object.fromEntries(
      Object.entries(node)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, item]) => [name, write(item, path)]),
    );
  };
  return typeof value === 'string' ? value : (JSON.stringify(write(value, [])) ?? '');
}

/** A copy of an object without some of its fields. */
export const without = (object: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
