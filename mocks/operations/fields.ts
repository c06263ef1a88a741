import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { isSchema, type Schema } from '../engine/contract.ts';
import { createShapeReader } from '../engine/schema-shape.ts';

const shapeOf = createShapeReader(contract);

/** A field of a body at any depth. */
interface Field {
  /** The path to the field; array items are named by index. */
  path: readonly string[];
  schema: Schema;
  isRequired: boolean;
}

const memberOf = (value: unknown, name: string): unknown =>
  isSchema(value) ? new Map(Object.entries(value)).get(name) : undefined;

/** The fields of a schema, nested ones as far as the value contains them. */
export function fieldsOf(schema: Schema, value: unknown, path: readonly string[] = []): Field[] {
  const { fields, required, entries } = shapeOf(schema);
  const own = [...fields].flatMap(([name, property]) => {
    const { keywords } = shapeOf(property);
    const field = { path: [...path, name], schema: keywords, isRequired: required.has(name) };
    return [field, ...fieldsOf(property, memberOf(value, name), field.path)];
  });
  const hasItems = Array.isArray(value) && value.length > 0;
  return hasItems ? [...own, ...fieldsOf(entries, value[0], [...path, '0'])] : own;
}

/** A copy of a value with one field replaced. */
export function withField(value: unknown, [name, ...rest]: readonly string[], field: unknown): unknown {
  if (name === undefined) return field;
  const changed = withField(memberOf(value, name), rest, field);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...(isSchema(value) ? value : {}), [name]: changed };
}
