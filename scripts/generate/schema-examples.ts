import { type Description, type Json, listOperations } from './description.ts';
import type { RecordedExample } from './record-examples.ts';

/**
 * Gives schemas the values that the fake backend took or sent as examples, so that a tool which reads examples of schemas sends what
 * works. The first recorded call of an operation is its success. A schema that no call reaches keeps the example of the contract.
 */
export function addSchemaExamples(
  published: Description,
  recorded: ReadonlyMap<string, readonly RecordedExample[]>,
): void {
  const schemas = new Map(Object.entries(published.components.schemas).filter(isNamedSchema));
  const replaced = new Set<string>();

  /** Gives a value to the schemas that describe it. */
  function visit(schema: unknown, value: unknown): void {
    if (!isJson(schema) || value === null || value === undefined) return;
    const { $ref, allOf, oneOf, properties, items } = schema;
    const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
    const target = name === undefined ? undefined : schemas.get(name);
    if (name !== undefined && target && !replaced.has(name)) {
      replaced.add(name);
      const example = pickDescribed(target, value);
      if (Object.keys(Object(example)).length > 0 || !isJson(example)) target.example = example;
    }
    visit(target, value);
    for (const part of [allOf, oneOf].flat()) visit(part, value);
    for (const [field, part] of Object.entries(isJson(properties) ? properties : {}))
      visit(part, isJson(value) ? value[field] : undefined);
    if (Array.isArray(value)) visit(items, value[0]);
  }

  /** The fields of a value that a schema describes; a part of `allOf` describes some. */
  function pickDescribed(schema: Json, value: unknown): unknown {
    if (!isJson(value) || Array.isArray(value)) return value;
    const names = fieldsOf(schema);
    return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
  }

  function fieldsOf({ $ref, allOf, properties }: Json): Set<string> {
    const target = typeof $ref === 'string' ? schemas.get($ref.split('/').at(-1) ?? '') : undefined;
    const parts = [target, ...(Array.isArray(allOf) ? allOf : [])].filter(isJson);
    return new Set([
      ...Object.keys(isJson(properties) ? properties : {}),
      ...parts.flatMap((part) => [...fieldsOf(part)]),
    ]);
  }

  for (const { operation } of listOperations(published)) {
    const [success] = recorded.get(operation.operationId) ?? [];
    visit(operation.requestBody?.content['application/json'].schema, success?.request.body);
    // The other alternative is a refusal.
    const { oneOf } = operation.responses['200']?.content?.['application/json'].schema ?? {};
    visit(Array.isArray(oneOf) ? oneOf[0] : undefined, success?.envelope);
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isNamedSchema = (entry: [string, unknown]): entry is [string, Json] => isJson(entry[1]);
