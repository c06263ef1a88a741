import { isSchema } from '../../mocks/engine/contract.ts';

/** Names of all properties below a node whose schema matches. */
export function fieldNames(
  node: unknown,
  isKind: (schema: unknown) => boolean,
  names = new Set<string>(),
): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value)) if (isKind(property)) names.add(name);
    }
    fieldNames(value, isKind, names);
  }
  return names;
}

/** The schemas and properties that are marked as personal, such as `Email` and `CompanyInfo.address`. */
export function personalData(schemas: Record<string, unknown>): string[] {
  const isMarked = (schema: unknown) => isSchema(schema) && schema['x-personal'] === true;
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (isMarked(schema)) return [name];
    const properties = isSchema(schema) && isSchema(schema.properties) ? schema.properties : {};
    return Object.entries(properties)
      .filter(([, property]) => isMarked(property))
      .map(([property]) => `${name}.${property}`);
  });
}

/** Whether a property has a mark: itself, the schema that it refers to, or a part of it. */
export function hasMark(
  mark: 'x-encrypted' | 'x-secret',
  property: unknown,
  schemas: Record<string, unknown>,
): boolean {
  if (!isSchema(property)) return false;
  const { $ref, allOf } = property;
  const target = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  return mark in property || [target, allOf].flat().some((part) => hasMark(mark, part, schemas));
}
