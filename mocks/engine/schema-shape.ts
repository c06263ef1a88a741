import { type ContractDocument, isSchema, lookUp, type Schema } from './contract.ts';

/** What a schema says about a value, with its references, `allOf` parts and an alternative of null combined. */
export interface Shape {
  /** Names of the schemas in the contract that describe the value. */
  names: readonly string[];
  types: ReadonlySet<unknown>;
  /** All keywords; an outer schema replaces those of the schemas that it consists of. */
  keywords: Schema;
  /** Schemas of the fields of an object. */
  fields: ReadonlyMap<string, Schema>;
  required: ReadonlySet<unknown>;
  /** Schema of the entries of an array. */
  entries: Schema;
}

/** Creates a function that reads schemas of a contract. */
export function createShapeReader(document: ContractDocument): (schema: Schema) => Shape {
  function partsOf(schema: Schema): Schema[] {
    const target = typeof schema.$ref === 'string' ? lookUp(document, schema.$ref) : undefined;
    const alternatives = [schema.oneOf, schema.anyOf].flat().filter(isSchema);
    // A value or null. Other alternatives do not apply together.
    const isNullable = alternatives.filter(({ type }) => type !== 'null').length === 1;
    const parts = [target, schema.allOf, isNullable ? alternatives : []].flat();
    return [schema, ...parts.filter(isSchema).flatMap(partsOf)];
  }

  return (schema) => {
    const parts = partsOf(schema);
    const fields = parts.flatMap(({ properties }) =>
      isSchema(properties) ? Object.entries(properties) : [],
    );
    return {
      names: parts.flatMap(({ $ref }) =>
        typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : [],
      ),
      types: new Set(parts.flatMap(({ type }) => type ?? [])),
      keywords: Object.assign({}, ...parts.toReversed()),
      fields: new Map(fields.filter((field): field is [string, Schema] => isSchema(field[1]))),
      required: new Set(parts.flatMap(({ required }) => required ?? [])),
      entries: parts.map(({ items }) => items).find(isSchema) ?? {},
    };
  };
}
