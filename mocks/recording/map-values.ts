import type { AnyApi } from '../engine/api.ts';
import type { Schema } from '../engine/contract.ts';
import { createShapeReader } from '../engine/schema-shape.ts';

/** Where the contract describes a value. */
interface Place {
  /** The name of its field, or of the field of its list. */
  field: string;
  /** The schemas that describe it, and its field in the schemas of its object: `Email`, `CompanyInfo.address`. */
  kinds: readonly string[];
}

/** Changes one value that is neither an object nor a list. */
export type Change = (value: unknown, place: Place) => unknown;

/** Creates a function that changes the values of a body by what the contract says about them. */
export function createValueMapper({ contract }: Pick<AnyApi, 'contract'>) {
  const shapeOf = createShapeReader(contract);
  return function mapValues(
    schema: Schema,
    value: unknown,
    change: Change,
    field = '',
    owners: readonly string[] = [],
  ): unknown {
    const { names, fields, entries } = shapeOf(schema);
    if (Array.isArray(value)) return value.map((entry) => mapValues(entries, entry, change, field));
    if (typeof value !== 'object' || value === null)
      return change(value, { field, kinds: [...owners.map((owner) => `${owner}.${field}`), ...names] });
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [
        name,
        mapValues(fields.get(name) ?? {}, inside, change, name, names),
      ]),
    );
  };
}
