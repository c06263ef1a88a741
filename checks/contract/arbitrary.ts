import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../mocks/engine/contract.ts';
import { isLine } from '../../mocks/line-format.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };

const schemas = new Map<string, Schema>(Object.entries(contract.components.schemas));

/** Boundary and other values that are valid for a schema of the contract. */
export function fitting(schema: Schema): Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') {
    const found = schemas.get(schema.$ref.replace('#/components/schemas/', ''));
    if (!found) throw new Error(`The contract does not define ${schema.$ref}`);
    return fitting(found);
  }
  if (isSchemaList(schema.allOf)) {
    return fc.tuple(...schema.allOf.map(fitting)).map((parts) => Object.assign({}, ...parts));
  }
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.integer({
        min: number(schema.minimum, -1000),
        max: Math.min(number(schema.maximum, 2 ** 31 - 1), 2 ** 31 - 1),
      });
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(isSchema(schema.items) ? fitting(schema.items) : fc.anything(), {
        minLength: number(schema.minItems, 0),
        maxLength: number(schema.maxItems, 4),
      });
    case 'object': {
      const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
      const required = Array.isArray(schema.required) ? schema.required : [];
      return fc.record(
        Object.fromEntries(
          properties.map(([name, property]) => [
            name,
            isSchema(property) ? fitting(property) : fc.anything(),
          ]),
        ),
        { requiredKeys: required, noNullPrototype: true },
      );
    }
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`No value fits ${JSON.stringify(schema)}`);
  }
}

function text(schema: Schema): Arbitrary<string> {
  const bounds = { minLength: number(schema.minLength, 0), maxLength: number(schema.maxLength, 40) };
  if (typeof schema.pattern !== 'string') {
    const texts = fc.string({ ...bounds, unit: 'grapheme' });
    return schema.format === 'line' ? texts.filter(isLine) : texts;
  }
  return fc
    .stringMatching(new RegExp(schema.pattern))
    .filter(({ length }) => length >= bounds.minLength && length <= bounds.maxLength);
}

const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchemaList(value: unknown): value is Schema[] {
  return Array.isArray(value) && value.every(isSchema);
}
