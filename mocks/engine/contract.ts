/** JSON Schema of the contract. Ajv interprets it. */
export type Schema = { [keyword: string]: unknown };

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: Schema;
}

/** Whether an operation is called without a login, with one if there is one, or never without. */
export type Security = 'none' | 'optional' | 'required';

export interface Operation<Id extends string = string> {
  operationId: Id;
  method: Method;
  path: string;
  tag: string;
  /** In both languages of the tools. A contract with one language has the same text twice. */
  summary: { zh: string; en: string };
  parameters: Parameter[];
  /** Schema of the JSON body; undefined without a body. */
  body: Schema | undefined;
  /** Schema of a request: path, query and body. */
  request: Schema;
  /** The HTTP status of a success. */
  successStatus: number;
  /** Schema of the body of a success. */
  response: Schema;
  /** Schema of every body with an HTTP status. */
  schemas: ReadonlyMap<number, Schema>;
  /** The error codes that the contract names for each HTTP status. */
  codesByStatus: ReadonlyMap<number, ReadonlySet<string>>;
  /** The same for all statuses together. */
  codes: ReadonlySet<string>;
  security: Security;
}

/** The part of a bundled OpenAPI document that the engine reads. */
export interface ContractDocument {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components?: {
    schemas?: Record<string, unknown>;
    parameters?: Record<string, unknown>;
    responses?: Record<string, unknown>;
  };
  security?: Record<string, string[]>[];
}

interface OperationObject<Id extends string> {
  operationId: Id;
  summary?: string;
  'x-summary-zh'?: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, object>;
  security?: Record<string, string[]>[];
}

/** Says what the schema of a response stands for: a success, or error codes, or both. */
export type ReadSchema = (schema: Schema, status: number) => { success?: Schema; codes: readonly string[] };

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

type Method = (typeof methods)[number];

/**
 * Lists the operations of a bundled contract in its order.
 *
 * @param document the bundled contract; its shape is linted at build time
 */
export function readOperations<Id extends string>(
  document: ContractDocument,
  readSchema: ReadSchema,
): Operation<Id>[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation<Id>[] => {
      const operation = item[method.toLowerCase()];
      if (!isOperation<Id>(operation)) return [];
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
      const body = operation.requestBody?.content['application/json'].schema;
      const { operationId, summary = operationId } = operation;
      return [
        {
          operationId,
          method,
          path,
          tag: operation.tags?.[0] ?? '',
          summary: { zh: operation['x-summary-zh'] ?? summary, en: summary },
          parameters,
          body,
          request: requestSchema(parameters, body),
          ...readResponses(document, operation, readSchema),
          security: securityOf(operation.security ?? document.security),
        },
      ];
    }),
  );
}

/** Reads the `security` of an operation, or the default of its contract: `[]` is none, an empty scheme among others optional. */
export function securityOf(security: Record<string, string[]>[] = []): Security {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** Generator and types use the same operation names. */
function isOperation<Id extends string>(value: unknown): value is OperationObject<Id> {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Resolves the references of a parameter and of its schema, whose type selects the parser. */
function resolve(document: ContractDocument, parameter: Parameter | { $ref: string }): Parameter {
  const found = '$ref' in parameter ? lookUp(document, parameter.$ref) : parameter;
  if (!isParameter(found)) throw new Error(`${JSON.stringify(parameter)} is no parameter`);
  const { schema } = found;
  if (typeof schema.$ref !== 'string') return found;
  const target = lookUp(document, schema.$ref);
  if (!isSchema(target)) throw new Error(`The contract does not define ${schema.$ref}`);
  return { ...found, schema: target };
}

function requestSchema(parameters: readonly Parameter[], body: Schema | undefined): Schema {
  const group = (where: Parameter['in']) => {
    const members = parameters.filter((parameter) => parameter.in === where);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  return {
    type: 'object',
    properties: { path: group('path'), query: group('query'), ...(body ? { body } : {}) },
    required: ['path', 'query', ...(body ? ['body'] : [])],
  };
}

/** The schema of a response without content. */
const noContent: Schema = { type: 'null' };

/** Reads the responses of an operation: its success, and the codes of its errors. */
function readResponses(
  document: ContractDocument,
  { operationId, responses }: OperationObject<string>,
  readSchema: ReadSchema,
): Pick<Operation, 'successStatus' | 'response' | 'schemas' | 'codesByStatus' | 'codes'> {
  const read = Object.entries(responses).flatMap(([status, response]) => {
    const schema = responseSchema(document, response);
    return /^\d+$/.test(status)
      ? [{ status: Number(status), schema, ...readSchema(schema, Number(status)) }]
      : [];
  });
  const success = read.find((response) => response.success);
  if (!success?.success) throw new Error(`The contract names no success of ${operationId}`);
  return {
    successStatus: success.status,
    response: success.success,
    schemas: new Map(read.map(({ status, schema }) => [status, schema])),
    codesByStatus: new Map(read.map(({ status, codes }) => [status, new Set(codes)])),
    codes: new Set(read.flatMap(({ codes }) => codes)),
  };
}

/** The schema of a response's JSON. */
function responseSchema(document: ContractDocument, response: object): Schema {
  const found =
    '$ref' in response && typeof response.$ref === 'string' ? lookUp(document, response.$ref) : response;
  if (!isSchema(found)) throw new Error(`The contract does not define ${JSON.stringify(response)}`);
  const json = isSchema(found.content) ? found.content['application/json'] : undefined;
  return isSchema(json) && isSchema(json.schema) ? json.schema : noContent;
}

/** The target of a reference such as `#/components/schemas/Sub`. */
export function lookUp({ components = {} }: ContractDocument, reference: string): unknown {
  const [, , kind, name = ''] = reference.split('/');
  if (kind !== 'schemas' && kind !== 'parameters' && kind !== 'responses') return undefined;
  return components[kind]?.[name];
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function isParameter(value: unknown): value is Parameter {
  return typeof value === 'object' && value !== null && 'name' in value && 'in' in value && 'schema' in value;
}
