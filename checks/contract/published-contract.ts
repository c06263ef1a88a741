import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };

interface PublishedOperation {
  operationId: string;
  responses: Record<string, { $ref: string } | object>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ['int32', 'int64', 'double', 'date-time', 'uri']);
ajv.addSchema({ $id: 'contract', ...contract });

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...segments: string[]) => `#/${segments.map(escaped).join('/')}`;

/** The operations as they stand in the published document, with their pointers. */
export const publishedOperations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries<PublishedOperation>(item).map(([method, { operationId, responses }]) => ({
    operationId,
    responses,
    at: pointer('paths', path, method),
  })),
);

/**
 * Compares a response with the schema that the published contract has for its HTTP status. It reads the document as any
 * tool does, without the code of the fake backend.
 */
export function responseViolations(operationId: string, status: number, body: unknown): string[] {
  const operation = publishedOperations.find((candidate) => candidate.operationId === operationId);
  const response = operation?.responses[status];
  if (!operation || !response) return [`${operationId} has no response ${status}`];
  const at = '$ref' in response ? response.$ref : `${operation.at}/responses/${status}`;
  const validate = ajv.getSchema(`contract${at}/content/application~1json/schema`);
  if (!validate) return [`${operationId} has no schema for ${status}`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operationId} ${status} ${instancePath} ${message}`,
  );
}
