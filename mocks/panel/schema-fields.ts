import type { Schema } from '../engine/contract.ts';
import type { Shape } from '../engine/schema-shape.ts';

/** A row of the table of a schema. */
export interface Field {
  /** The path from the body: `list[].name`. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** Lists the schema itself, then all fields below it. A schema that contains itself is listed once. */
export function listFields(
  shapeOf: (schema: Schema) => Shape,
  schema: Schema,
  name = '',
  isRequired = false,
  parents: readonly string[] = [],
): Field[] {
  const shape = shapeOf(schema);
  const { names, types, fields, required, entries, keywords } = shape;
  const own = {
    name,
    type: describeType(shape),
    isRequired,
    description: String(keywords.description ?? ''),
  };
  if (names.some((one) => parents.includes(one))) return [own];
  const path = [...parents, ...names];
  if (types.has('array')) {
    const [item, ...below] = listFields(shapeOf, entries, `${name}[]`, false, path);
    return [{ ...own, type: `${own.type} of ${item?.type}` }, ...below];
  }
  const below = [...fields].flatMap(([field, property]) =>
    listFields(shapeOf, property, name ? `${name}.${field}` : field, required.has(field), path),
  );
  return [own, ...below];
}

/** The type with its bounds: `string, 2 to 20 characters, format email`. */
function describeType({ types, keywords: schema }: Shape): string {
  const { format, pattern, enum: values, const: only } = schema;
  const between = (min: unknown, max: unknown, unit: string) => {
    if (min === undefined && max === undefined) return [];
    if (min === undefined) return [`at most ${max}${unit}`];
    return [max === undefined ? `at least ${min}${unit}` : `${min} to ${max}${unit}`];
  };
  return [
    [...types].join(' or ') || 'any',
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minItems, schema.maxItems, ' items'),
    ...(format ? [`format ${format}`] : []),
    ...(pattern ? [`pattern ${pattern}`] : []),
    ...(Array.isArray(values) ? [`one of ${values.join(', ')}`] : []),
    ...(only === undefined ? [] : [`always ${only}`]),
  ].join(', ');
}
