import type { Operation } from '../../mocks/engine/contract.ts';
import { flatten } from '../contract-document/flat-schema.ts';
import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';

/** Lists what a response has and the contract does not describe: its status, its error code, and fields. */
export function listUnknown(
  contract: JsonObject,
  { operationId, schemas, codesByStatus }: Operation,
  status: number,
  body: unknown,
): string[] {
  const { code } = toObject(body);
  const about = `${operationId} with status ${status}`;
  const schema = schemas.get(status);
  if (!schema) return [`${about}: the status is new`];
  const isKnown = typeof code !== 'string' || /^\d+$/.test(code) || codesByStatus.get(status)?.has(code);
  if (!isKnown) return [`${about}: error code ${code} is new`];
  const fields = new Set(unknownFields(contract, [schema], body, ''));
  return [...fields].map((field) => `${about}: field "${field}" is new`);
}

/**
 * @param schemas the alternatives of the value
 * @param path such as `data.list[]`
 */
function unknownFields(
  contract: JsonObject,
  schemas: readonly unknown[],
  value: unknown,
  path: string,
): string[] {
  const alternatives = schemas.flatMap((schema) => flatten(contract, schema));
  if (Array.isArray(value)) {
    const items = alternatives.flatMap(({ items }) => items ?? []);
    return value.flatMap((item) => unknownFields(contract, items, item, `${path}[]`));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const field = path ? `${path}.${name}` : name;
    const known = alternatives.flatMap(({ properties, others }) => properties.get(name) ?? others ?? []);
    return known.length === 0 ? [field] : unknownFields(contract, known, item, field);
  });
}
