import { type FlatSchema, flatten } from '../contract-document/flat-schema.ts';
import type { JsonObject } from '../contract-document/json.ts';

/** A value of a response with what the contract says about it. */
interface DescribedValue {
  /** JSON pointer of the value; empty for the root. */
  path: string;
  value: unknown;
  /** The alternatives of its schema; none for a value that the contract does not describe. */
  schemas: readonly FlatSchema[];
}

/** Lists a value and all values in it, outer ones first. */
export function describedValues(
  contract: JsonObject,
  alternatives: readonly unknown[],
  value: unknown,
  path = '',
): DescribedValue[] {
  const schemas = alternatives.flatMap((schema) => flatten(contract, schema));
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const schemasOf = (name: string) =>
    schemas.flatMap(({ items, properties, others }) =>
      Array.isArray(value) ? (items ?? []) : (properties.get(name) ?? others ?? []),
    );
  return [
    { path, value, schemas },
    ...inside.flatMap(([name, item]) => describedValues(contract, schemasOf(name), item, `${path}/${name}`)),
  ];
}
