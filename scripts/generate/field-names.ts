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

/** Whether a property is an encrypted password: a plain reference, or one with a description in `allOf`. */
export function isEncrypted(property: unknown): boolean {
  if (typeof property !== 'object' || property === null) return false;
  if ('$ref' in property) return property.$ref === '#/components/schemas/EncryptedPassword';
  return 'allOf' in property && Array.isArray(property.allOf) && property.allOf.some(isEncrypted);
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

/** Whether a property or its referenced schema is marked as secret. */
export function isSecret(property: unknown, schemas: Record<string, unknown>): boolean {
  if (typeof property !== 'object' || property === null) return false;
  if ('x-secret' in property) return property['x-secret'] === true;
  if ('allOf' in property && Array.isArray(property.allOf))
    return property.allOf.some((part) => isSecret(part, schemas));
  if (!('$ref' in property) || typeof property.$ref !== 'string') return false;
  return isSecret(schemas[property.$ref.split('/').at(-1) ?? ''], schemas);
}
