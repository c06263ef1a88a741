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

/** Follows references such as `#/components/schemas/Sub`. */
export function resolve(document: JsonObject, value: unknown): JsonObject {
  const seen = new Set<string>();
  let found = toObject(value);
  while (typeof found.$ref === 'string') {
    const { $ref } = found;
    if (seen.has($ref)) throw new Error(`The reference ${$ref} leads back to itself.`);
    seen.add($ref);
    found = toObject(lookUp(document, $ref));
  }
  return found;
}

/** The target of a local reference. */
export function lookUp(document: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#/'))
    throw new Error(`The reference ${reference} leaves the document. Bundle the contract first.`);
  const target = reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => toObject(value)[part], document);
  if (target === undefined) throw new Error(`The contract does not define ${reference}.`);
  return target;
}
