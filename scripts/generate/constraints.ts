/** A schema of the contract, as far as it limits a value. */
interface Schema {
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
}

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null;

/** Writes what a schema says about a value, as the fields of an object. */
const limitsOf = ({ pattern, maxLength, maximum }: Schema): string[] => [
  ...(pattern === undefined ? [] : [`pattern: ${new RegExp(pattern)}`]),
  ...(maxLength === undefined ? [] : [`maxLength: ${maxLength}`]),
  ...(maximum === undefined ? [] : [`maximum: ${maximum}`]),
];

const object = (fields: readonly string[]) => `{ ${fields.join(', ')} }`;

/** Writes a constant for each schema with limits: of its value, or of the values of its own properties. */
export function writeConstraints(schemas: Record<string, unknown>): string {
  return Object.entries(schemas)
    .flatMap(([name, schema]) => {
      if (!isSchema(schema)) return [];
      const own = limitsOf(schema);
      const properties = Object.entries(schema.properties ?? {}).flatMap(([property, inside]) => {
        const limits = limitsOf(inside);
        return limits.length > 0 ? [`${property}: ${object(limits)}`] : [];
      });
      const fields = [...own, ...properties];
      return fields.length > 0 ? [`export const ${name} = ${object(fields)} as const;\n`] : [];
    })
    .join('');
}
