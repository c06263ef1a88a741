import { isObject, type JsonObject, lookUp, toList, toObject, toStrings } from '../contract-document/json.ts';

/**
 * A schema without `$ref`, `allOf`, `oneOf` and `anyOf` at its top: what the value itself must satisfy. Two ways to write
 * the same constraint give the same flat schema.
 */
export interface FlatSchema {
  /** Names of the references on the way here. They detect recursion. */
  references: readonly string[];
  /** The allowed types; `number` includes `integer`. Undefined allows all. */
  types?: ReadonlySet<string>;
  /** The allowed values as JSON. Undefined allows all. */
  values?: ReadonlySet<string>;
  /** Numeric bounds by keyword. */
  bounds: ReadonlyMap<string, number>;
  /** Other constraints by keyword. All of them apply. */
  constraints: ReadonlyMap<string, ReadonlySet<string>>;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  /** Whether fields without a description are forbidden. */
  isClosed: boolean;
  items?: unknown;
  /** Value that the server assumes, as JSON. */
  defaultValue?: string;
  /** Texts and examples by keyword, as JSON. */
  annotations: ReadonlyMap<string, string>;
}

const lowerBounds = new Set([
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minClasses',
  'uniqueItems',
]);
/** Whether a larger value of the keyword allows less. */
export const isLowerBound = (keyword: string) => lowerBounds.has(keyword.split(' ').at(-1) ?? '');
const upperBounds = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const constraintKeywords = new Set([
  'format',
  'pattern',
  'multipleOf',
  'contentEncoding',
  'contentMediaType',
  'not',
  'x-encrypted',
]);
const annotationKeywords = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'x-assumption',
]);

/**
 * Lists the alternatives of a schema: one flat schema for each `oneOf` or `anyOf` member, else a single one.
 *
 * @throws Error for an unknown or endless reference
 */
export function flatten(document: JsonObject, schema: unknown): FlatSchema[] {
  return withReferences(document, schema, []);
}

function withReferences(document: JsonObject, schema: unknown, references: readonly string[]): FlatSchema[] {
  if (!isObject(schema)) return [flatOf({}, references)];
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  let alternatives = [flatOf(own, references)];
  const combine = (others: readonly FlatSchema[]) => {
    alternatives = others.flatMap((other) => alternatives.map((alternative) => merge(other, alternative)));
  };
  if (typeof $ref === 'string') {
    if (references.includes($ref)) throw new Error(`The schema ${$ref} consists of itself.`);
    combine(withReferences(document, lookUp(document, $ref), [...references, $ref]));
  }
  for (const member of toList(allOf)) combine(withReferences(document, member, references));
  for (const members of [oneOf, anyOf])
    if (Array.isArray(members))
      combine(members.flatMap((member) => withReferences(document, member, references)));
  return alternatives;
}

function flatOf(schema: JsonObject, references: readonly string[]): FlatSchema {
  const bounds = new Map<string, number>();
  const constraints = new Map<string, ReadonlySet<string>>();
  const annotations = new Map<string, string>();
  const read = (keywords: JsonObject, prefix = '') => {
    for (const [keyword, value] of Object.entries(keywords)) {
      const name = prefix + keyword;
      if (lowerBounds.has(keyword) || upperBounds.has(keyword)) {
        if (value !== false) bounds.set(name, Number(value));
      } else if (constraintKeywords.has(keyword)) constraints.set(name, new Set([textOf(value)]));
      else if (annotationKeywords.has(keyword)) annotations.set(name, JSON.stringify(value));
    }
  };
  read(schema);
  // A password is encrypted on the wire. This keyword holds the constraints of its text.
  read(toObject(schema['x-plain-text']), 'plain text ');
  return {
    references,
    types: typesOf(schema),
    values: valuesOf(schema),
    bounds,
    constraints,
    annotations,
    properties: new Map(Object.entries(toObject(schema.properties))),
    required: new Set(toStrings(schema.required)),
    isClosed: schema.additionalProperties === false || schema.unevaluatedProperties === false,
    items: schema.items,
    defaultValue: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function valuesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  if ('const' in schema) return new Set([JSON.stringify(schema.const)]);
  return Array.isArray(schema.enum) ? new Set(schema.enum.map((value) => JSON.stringify(value))) : undefined;
}

function typesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const { type } = schema;
  const listed = typeof type === 'string' ? [type] : toStrings(type);
  if (listed.length > 0) return withIntegers(listed);
  const values = valuesOf(schema);
  return values && withIntegers([...values].map((value) => typeOfJson(value)));
}

const withIntegers = (types: readonly string[]): ReadonlySet<string> =>
  new Set(types.includes('number') ? [...types, 'integer'] : types);

function typeOfJson(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Both schemas apply. The texts of the second one win. */
function merge(first: FlatSchema, second: FlatSchema): FlatSchema {
  const bounds = new Map(first.bounds);
  for (const [keyword, bound] of second.bounds) {
    const stricter = lowerBounds.has(keyword) ? Math.max : Math.min;
    bounds.set(keyword, stricter(bound, bounds.get(keyword) ?? bound));
  }
  const constraints = new Map(first.constraints);
  for (const [keyword, texts] of second.constraints)
    constraints.set(keyword, new Set([...(constraints.get(keyword) ?? []), ...texts]));
  const properties = new Map(first.properties);
  for (const [name, schema] of second.properties)
    properties.set(name, properties.has(name) ? { allOf: [properties.get(name), schema] } : schema);
  return {
    references: [
      ...first.references,
      ...second.references.filter((name) => !first.references.includes(name)),
    ],
    types: intersect(first.types, second.types),
    values: intersect(first.values, second.values),
    bounds,
    constraints,
    properties,
    required: new Set([...first.required, ...second.required]),
    isClosed: first.isClosed || second.isClosed,
    items:
      first.items && second.items ? { allOf: [first.items, second.items] } : (first.items ?? second.items),
    defaultValue: second.defaultValue ?? first.defaultValue,
    annotations: new Map([...first.annotations, ...second.annotations]),
  };
}

const intersect = <T>(
  first: ReadonlySet<T> | undefined,
  second: ReadonlySet<T> | undefined,
): ReadonlySet<T> | undefined =>
  first && second ? new Set([...first].filter((item) => second.has(item))) : (first ?? second);
