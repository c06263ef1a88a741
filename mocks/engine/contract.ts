import { type Security, securityOf } from '../../openapi/security.ts';
import type { OperationId } from './operation.ts';

/** JSON Schema of the contract. Ajv interprets it. */
export type Schema = { [keyword: string]: unknown };

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: Schema;
}

export interface Operation<Id extends string = string> {
  operationId: Id;
  method: string;
  path: string;
  tag: string;
  /** In both languages; the control plane has English summaries only. */
  summary: { zh: string; en: string };
  parameters: Parameter[];
  /** Schema of the JSON body; undefined without a body. */
  body: Schema | undefined;
  /** Schema of a successful envelope. */
  response: Schema;
  /** The error codes that the contract names for each HTTP status. */
  codesByStatus: ReadonlyMap<number, ReadonlySet<string>>;
  /** The same for all statuses together. */
  codes: ReadonlySet<string>;
  security: Security;
}

/** The part of a bundled OpenAPI document (`openapi/generated/*.json`) that the engine reads. */
export interface ContractDocument {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, unknown>;
    parameters?: Record<string, unknown>;
    responses?: Record<string, unknown>;
  };
}

interface OperationObject<Id extends string> {
  operationId: Id;
  summary: string;
  'x-summary-zh'?: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: { 200: JsonResponse | { $ref: string }; [status: string]: JsonResponse | { $ref: string } };
  security?: Record<string, string[]>[];
}

interface JsonResponse {
  content: { 'application/json': { schema: Schema } };
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

/**
 * Lists the operations of a bundled contract in its order.
 *
 * @param document the bundled contract; its shape is linted at build time
 */
export function readOperations<Id extends string = OperationId>(document: ContractDocument): Operation<Id>[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => isOperation<Id>(item[method]))
      .map((method): Operation<Id> => {
        const operation = item[method];
        if (!isOperation<Id>(operation)) throw new Error(`${method} ${path} has no operationId`);
        const codesByStatus = new Map(
          Object.entries(operation.responses).map(([status, response]) => [
            Number(status),
            new Set(errorCodesIn(resolveResponse(document, response))),
          ]),
        );
        return {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0] ?? '',
          summary: { zh: operation['x-summary-zh'] ?? operation.summary, en: operation.summary },
          parameters: (operation.parameters ?? []).map((parameter) => resolve(document, parameter)),
          body: operation.requestBody?.content['application/json'].schema,
          response: successIn(resolveResponse(document, operation.responses[200])),
          codesByStatus,
          codes: new Set([...codesByStatus.values()].flatMap((codes) => [...codes])),
          security: securityOf(operation.security),
        };
      }),
  );
}

/** Generator and types use the same operation names. */
function isOperation<Id extends string>(value: unknown): value is OperationObject<Id> {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Resolves the references of a parameter and of its schema, whose type selects the query parser. */
function resolve(document: ContractDocument, parameter: Parameter | { $ref: string }): Parameter {
  const found = '$ref' in parameter ? lookUp(document, parameter.$ref) : parameter;
  if (!isParameter(found)) throw new Error(`${JSON.stringify(parameter)} is no parameter`);
  const { schema } = found;
  if (typeof schema.$ref !== 'string') return found;
  const target = lookUp(document, schema.$ref);
  if (!isSchema(target)) throw new Error(`The contract does not define ${schema.$ref}`);
  return { ...found, schema: target };
}

/** The schema of a response's JSON. */
function resolveResponse(document: ContractDocument, response: JsonResponse | { $ref: string }): Schema {
  const found = '$ref' in response ? lookUp(document, response.$ref) : response;
  if (!isJsonResponse(found)) throw new Error(`${JSON.stringify(response)} is no JSON response`);
  return found.content['application/json'].schema;
}

/** The success schema of a response that is either a success or an error. */
function successIn(schema: Schema): Schema {
  const [success] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return isSchema(success) ? success : schema;
}

/** The values of `code` that a schema enumerates: the error codes. The code of a success is a pattern. */
function errorCodesIn(schema: Schema): string[] {
  const parts = [schema.oneOf, schema.allOf].flat().filter(isSchema);
  const code = isSchema(schema.properties) ? schema.properties.code : undefined;
  const own = isSchema(code) && Array.isArray(code.enum) ? code.enum : [];
  return [...own, ...parts.flatMap(errorCodesIn)];
}

/** The target of a reference such as `#/components/schemas/Sub`. */
export function lookUp({ components }: ContractDocument, reference: string): unknown {
  const [, , kind, name = ''] = reference.split('/');
  if (kind !== 'schemas' && kind !== 'parameters' && kind !== 'responses') return undefined;
  return components[kind]?.[name];
}

function isJsonResponse(value: unknown): value is JsonResponse {
  return isSchema(value) && isSchema(value.content) && 'application/json' in value.content;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function isParameter(value: unknown): value is Parameter {
  return typeof value === 'object' && value !== null && 'name' in value && 'in' in value && 'schema' in value;
}
