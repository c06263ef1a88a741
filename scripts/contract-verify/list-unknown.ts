import type { Operation } from '../../mocks/engine/contract.ts';
import { type JsonObject, toObject } from '../contract-document/json.ts';
import { describedValues } from './described-values.ts';

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
  const unknown = describedValues(contract, [schema], body)
    .filter(({ schemas: described }) => described.length === 0)
    .map(({ path }) => path);
  const outermost = unknown.filter((path) => !unknown.some((outer) => path.startsWith(`${outer}/`)));
  return [...new Set(outermost.map(nameOf))].map((field) => `${about}: field "${field}" is new`);
}

/** Such as `data.list[].name` for `/data/list/0/name`. */
const nameOf = (path: string) =>
  path
    .slice(1)
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.');
