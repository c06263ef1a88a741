import { canonicalText, isObject, type JsonObject, lookUp, toList, toObject, toStrings } from './json.ts';

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
  /** All other keywords, as JSON. A constraint has several texts where several schemas apply. */
  keywords: ReadonlyMap<string, ReadonlySet<string>>;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  /** Whether fields without a description are forbidden. */
  isClosed: boolean;
  /** The schema of fields without a description. */
  others?: unknown;
  items?: unknown;
}

const lowerBounds = new Set([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'],
  ...['minClasses', 'uniqueItems'],
]);
const upperBounds = new Set([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'],
]);
/** Whether a larger value of a keyword allows less. */
export const isLowerBound = (keyword: string) => lowerBounds.has(keyword.split(' ').at(-1) ?? '');
/** Whether a larger value of a keyword allows more. */
export const isUpperBound = (keyword: string) => upperBounds.has(keyword.split(' ').at(-1) ?? '');
/** Keywords of which the outer schema replaces the inner one, instead of adding to it. */
const annotations = new Set([
  ...['title', 'description', 'example', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly'],
  ...['xml', 'externalDocs', '$comment'],
]);
const structure = new Set([
  ...['type', 'nullable', 'const', 'enum', 'properties', 'required', 'items', 'additionalProperties'],
  ...['unevaluatedProperties', 'x-plain-text', '$defs', '$schema', '$id', '$anchor'],
]);

/**
 * Lists the alternatives of a schema: one flat schema for each `oneOf` or `anyOf` member, else a single one. Reads OpenAPI 3.0
 * and 3.1.
 *
 * @throws CannotRun for a reference without a target
 */
export function flatten(document: JsonObject, schema: unknown): FlatSchema[] {
  const is30 = String(document.openapi).startsWith('3.0');

  function flattenWith(value: unknown, references: readonly string[]): FlatSchema[] {
    if (value === false) return [];
    const { $ref, allOf, oneOf, anyOf, ...own } = toObject(value);
    const ownNull = is30 && own.nullable === true ? [flatOf({ type: 'null' })] : [];
    let alternatives = [flatOf(is30 ? toNewKeywords(own) : own, references)];
    const combine = (others: readonly FlatSchema[]) => {
      alternatives = others.flatMap((other) => alternatives.map((alternative) => merge(other, alternative)));
    };
    // A schema that consists of itself, as the parent of a discriminator does, allows no more for it.
    const isOnTheWay = (member: unknown) => references.includes(String(toObject(member).$ref));
    if (typeof $ref === 'string' && !references.includes($ref))
      combine(flattenWith(lookUp(document, $ref), [...references, $ref]));
    for (const member of toList(allOf)) combine(flattenWith(member, references));
    for (const members of [oneOf, anyOf])
      if (Array.isArray(members) && !members.some(isOnTheWay))
        combine(members.flatMap((member) => flattenWith(member, references)));
    const possible = alternatives.filter(({ types, values }) => types?.size !== 0 && values?.size !== 0);
    return [...(possible.length > 0 ? possible : alternatives.slice(0, 1)), ...ownNull];
  }

  function flatOf(own: JsonObject, references: readonly string[] = []): FlatSchema {
    const bounds = new Map<string, number>();
    const keywords = new Map<string, ReadonlySet<string>>();
    const read = (schema: JsonObject, prefix = '') => {
      for (const [keyword, value] of Object.entries(schema)) {
        const name = prefix + keyword;
        if (isLowerBound(keyword) || isUpperBound(keyword)) {
          if (value !== false) bounds.set(name, Number(value));
        } else if (!structure.has(keyword)) keywords.set(name, new Set([canonicalText(document, value)]));
      }
    };
    read(own);
    // A password is encrypted on the wire. This keyword holds the constraints of its text.
    read(toObject(own['x-plain-text']), 'plain text ');
    const others = own.additionalProperties ?? own.unevaluatedProperties;
    return {
      references,
      types: typesOf(own),
      values: valuesOf(own),
      bounds,
      keywords,
      properties: new Map(Object.entries(toObject(own.properties))),
      required: new Set(toStrings(own.required)),
      isClosed: others === false,
      others: isObject(others) ? others : undefined,
      items: own.items,
    };
  }

  return flattenWith(schema, []);
}

/** The keywords of OpenAPI 3.1 for those of 3.0. */
function toNewKeywords({
  nullable: _,
  exclusiveMinimum,
  exclusiveMaximum,
  ...schema
}: JsonObject): JsonObject {
  const { minimum, maximum, ...others } = schema;
  return {
    ...others,
    ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}

function valuesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  if ('const' in schema) return new Set([JSON.stringify(schema.const)]);
  return Array.isArray(schema.enum) ? new Set(schema.enum.map((value) => JSON.stringify(value))) : undefined;
}

function typesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const { type } = schema;
  const listed = typeof type === 'string' ? [type] : toStrings(type);
  if (listed.length > 0) return withIntegers(listed);
  const values = valuesOf(schema);
  return values && withIntegers([...values].map((value) => typeOf(JSON.parse(value))));
}

const withIntegers = (types: readonly string[]): ReadonlySet<string> =>
  new Set(types.includes('number') ? [...types, 'integer'] : types);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Both schemas apply. The texts of the second one win. */
function merge(first: FlatSchema, second: FlatSchema): FlatSchema {
  const bounds = new Map(first.bounds);
  for (const [keyword, bound] of second.bounds) {
    const stricter = isLowerBound(keyword) ? Math.max : Math.min;
    bounds.set(keyword, stricter(bound, bounds.get(keyword) ?? bound));
  }
  const keywords = new Map(first.keywords);
  for (const [keyword, texts] of second.keywords)
    keywords.set(
      keyword,
      annotations.has(keyword) ? texts : new Set([...(keywords.get(keyword) ?? []), ...texts]),
    );
  const properties = new Map(first.properties);
  for (const [name, schema] of second.properties) properties.set(name, both(properties.get(name), schema));
  return {
    references: [...new Set([...first.references, ...second.references])],
    types: intersect(first.types, second.types),
    values: intersect(first.values, second.values),
    bounds,
    keywords,
    properties,
    required: new Set([...first.required, ...second.required]),
    isClosed: first.isClosed || second.isClosed,
    others: both(first.others, second.others),
    items: both(first.items, second.items),
  };
}

const both = (first: unknown, second: unknown): unknown =>
  first !== undefined && second !== undefined ? { allOf: [first, second] } : (first ?? second);

const intersect = <T>(
  first: ReadonlySet<T> | undefined,
  second: ReadonlySet<T> | undefined,
): ReadonlySet<T> | undefined =>
  first && second ? new Set([...first].filter((item) => second.has(item))) : (first ?? second);

export const allowsNull = ({ types, values }: FlatSchema) =>
  (types === undefined || types.has('null')) && (values === undefined || values.has('null'));

/** The types or values besides null. */
export const withoutNull = (set: ReadonlySet<string> | undefined) =>
  set && new Set([...set].filter((item) => item !== 'null'));
