import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import type { Schema } from '../engine/contract.ts';

const schemas = new Map<string, Schema>(Object.entries(contract.components.schemas));

/** A field of a body at any depth. */
interface Field {
  /** The path to the field; array items are named by index. */
  path: readonly string[];
  schema: Schema;
  isRequired: boolean;
}

/** Merges references and `allOf` parts into one schema. */
function flatten(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const referred = typeof $ref === 'string' ? schemas.get($ref.split('/').at(-1) ?? '') : undefined;
  const parts = [...(referred ? [referred] : []), ...(isList(allOf) ? allOf : [])].map(flatten);
  return {
    ...Object.assign({}, ...parts),
    ...own,
    ...merged([...parts, own]),
  };
}

/** Properties and required names are merged; other keywords are replaced. */
function merged(parts: Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
  return Object.keys(properties).length > 0 ? { properties, required } : {};
}

function isList(value: unknown): value is Schema[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) ? new Map(Object.entries(value)).get(name) : undefined;

/** The fields of a schema, nested ones as far as the value contains them. */
export function fieldsOf(schema: Schema, value: unknown, path: readonly string[] = []): Field[] {
  const { properties, required, items } = flatten(schema);
  const own = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
    if (!isObject(property)) return [];
    const isRequired = Array.isArray(required) && required.includes(name);
    const field = { path: [...path, name], schema: flatten(property), isRequired };
    return [field, ...fieldsOf(property, memberOf(value, name), field.path)];
  });
  const hasItems = isObject(items) && Array.isArray(value) && value.length > 0;
  return hasItems ? [...own, ...fieldsOf(items, value[0], [...path, '0'])] : own;
}

/** A copy of a value with one field replaced. */
export function withField(value: unknown, [name, ...rest]: readonly string[], field: unknown): unknown {
  if (name === undefined) return field;
  const changed = withField(memberOf(value, name), rest, field);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...(isObject(value) ? value : {}), [name]: changed };
}
