import { type ContractDocument, isSchema, lookUp, type Schema } from '../engine/contract.ts';

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
  document: ContractDocument,
  schema: Schema,
  name = '',
  isRequired = false,
  parents: readonly string[] = [],
): Field[] {
  const { refs, ...merged } = merge(document, schema);
  const own = { name, type: describeType(merged), isRequired, description: String(merged.description ?? '') };
  if (refs.some((ref) => parents.includes(ref))) return [own];
  const path = [...parents, ...refs];
  if (isSchema(merged.items)) {
    const [item, ...below] = listFields(document, merged.items, `${name}[]`, false, path);
    return [{ ...own, type: `${own.type} of ${item?.type}` }, ...below];
  }
  const required: unknown[] = Array.isArray(merged.required) ? merged.required : [];
  const properties = isSchema(merged.properties) ? Object.entries(merged.properties) : [];
  return [
    own,
    ...properties.flatMap(([key, property]) =>
      isSchema(property)
        ? listFields(document, property, name ? `${name}.${key}` : key, required.includes(key), path)
        : [],
    ),
  ];
}

/** Resolves `$ref` and `allOf` into one schema. Keywords beside a reference win over those of its target. */
function merge(document: ContractDocument, { $ref, allOf, ...own }: Schema): Schema & { refs: string[] } {
  const bases: Schema[] = Array.isArray(allOf) ? allOf.filter(isSchema) : [];
  if (typeof $ref === 'string') {
    const target = lookUp(document, $ref);
    if (isSchema(target)) bases.push(target);
  }
  const merged: ReturnType<typeof merge>[] = [
    ...bases.map((base) => merge(document, base)),
    { ...own, refs: [] },
  ];
  return {
    ...Object.assign({}, ...merged),
    properties: Object.assign({}, ...merged.map(({ properties }) => properties)),
    required: merged.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
    refs: [...(typeof $ref === 'string' ? [$ref] : []), ...merged.flatMap(({ refs }) => refs)],
  };
}

/** The type with its bounds: `string, 2 to 20 characters, format email`. */
function describeType(schema: Schema): string {
  const { type, format, pattern, enum: values, const: only } = schema;
  const between = (min: unknown, max: unknown, unit: string) => {
    if (min === undefined && max === undefined) return [];
    if (min === undefined) return [`at most ${max}${unit}`];
    return [max === undefined ? `at least ${min}${unit}` : `${min} to ${max}${unit}`];
  };
  return [
    Array.isArray(type) ? type.join(' or ') : String(type ?? 'any'),
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minItems, schema.maxItems, ' items'),
    ...(format ? [`format ${format}`] : []),
    ...(pattern ? [`pattern ${pattern}`] : []),
    ...(Array.isArray(values) ? [`one of ${values.join(', ')}`] : []),
    ...(only === undefined ? [] : [`always ${only}`]),
  ].join(', ');
}
