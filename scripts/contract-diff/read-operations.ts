import { type Security, securityOf } from '../../mocks/engine/contract.ts';
import {
  isObject,
  type JsonObject,
  resolve,
  toList,
  toObject,
  toStrings,
} from '../contract-document/json.ts';

/** A parameter of an operation. */
interface Parameter {
  /** Such as `query parameter "page"`. */
  label: string;
  isRequired: boolean;
  /** How arrays and objects are written. */
  style: string;
  description: unknown;
  schema: unknown;
}

/** An operation without references outside of its schemas. */
export interface ContractOperation {
  id: string;
  /** Such as `POST /v1/users/sub`. */
  call: string;
  security: Security;
  /** The security schemes with their definition, as JSON. */
  schemes: string;
  parameters: ReadonlyMap<string, Parameter>;
  /** Whether a body must be sent; undefined without a body. */
  isBodyRequired?: boolean;
  /** Schemas of the request body by media type. */
  body: ReadonlyMap<string, unknown>;
  /** Schemas by status, then by media type. A status may be a range (`4XX`) or `default`. */
  responses: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** Codes of the extension `x-error-codes`; undefined where the schemas name the codes. */
  listedCodes?: ReadonlySet<string>;
  /** Texts and examples outside of the schemas, as JSON by name. */
  texts: ReadonlyMap<string, string>;
  isDeprecated: boolean;
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the operations of a bundled OpenAPI 3 document. */
export function readOperations(document: JsonObject): ContractOperation[] {
  return Object.entries(toObject(document.paths)).flatMap(([path, value]) => {
    const item = resolve(document, value);
    return methods.flatMap((method) => {
      const operation = item[method];
      return isObject(operation)
        ? [readOperation(document, `${method.toUpperCase()} ${path}`, item, operation)]
        : [];
    });
  });
}

function readOperation(
  document: JsonObject,
  call: string,
  item: JsonObject,
  operation: JsonObject,
): ContractOperation {
  const body = 'requestBody' in operation ? resolve(document, operation.requestBody) : undefined;
  const requirements = readRequirements(operation.security ?? document.security ?? []);
  const security = securityOf(requirements);
  const responses = Object.entries(toObject(operation.responses)).map(
    ([status, response]) => [status.toUpperCase(), resolve(document, response)] as const,
  );
  return {
    id: typeof operation.operationId === 'string' ? operation.operationId : call,
    call,
    security,
    schemes: schemesOf(document, requirements),
    parameters: readParameters(document, call, [...toList(item.parameters), ...toList(operation.parameters)]),
    isBodyRequired: body && body.required === true,
    body: schemasOf(body),
    responses: new Map(responses.map(([status, response]) => [status, schemasOf(response)])),
    listedCodes: listedCodesOf(document, operation, security, body !== undefined),
    texts: new Map(
      Object.entries({
        summary: operation.summary,
        description: operation.description,
        'request examples': examplesOf(body),
        ...Object.fromEntries(
          responses.flatMap(([status, response]) => [
            [`description of response ${status}`, response.description],
            [`examples of response ${status}`, examplesOf(response)],
          ]),
        ),
      }).map(([name, text]) => [name, JSON.stringify(text) ?? '']),
    ),
    isDeprecated: operation.deprecated === true,
  };
}

const contentOf = (holder: JsonObject | undefined) =>
  Object.entries(toObject(holder?.content)).map(([type, media]) => [type, toObject(media)] as const);

const schemasOf = (holder: JsonObject | undefined): ReadonlyMap<string, unknown> =>
  new Map(contentOf(holder).map(([type, media]) => [type, media.schema]));

const examplesOf = (holder: JsonObject | undefined): unknown[] =>
  contentOf(holder).flatMap(([, { example, examples }]) => [example, examples].filter(Boolean));

/** Path parameters are named by their position: a client does not see their name. */
function readParameters(
  document: JsonObject,
  call: string,
  parameters: readonly unknown[],
): ReadonlyMap<string, Parameter> {
  const positions = [...call.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((value) => {
      const { name, in: location, required, schema, style, explode, description } = resolve(document, value);
      const key = location === 'path' ? `path ${positions.indexOf(String(name))}` : `${location} ${name}`;
      const parameter = {
        label: `${location} parameter "${name}"`,
        isRequired: required === true,
        style: styleOf(String(location), style, explode),
        description,
        schema,
      };
      return [key, parameter];
    }),
  );
}

/** The style with the defaults of OpenAPI filled in. */
function styleOf(location: string, style: unknown, explode: unknown): string {
  const used = style ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple');
  return `${used}${(explode ?? used === 'form') ? ' exploded' : ''}`;
}

const readRequirements = (value: unknown): Record<string, string[]>[] =>
  toList(value).map((requirement) =>
    Object.fromEntries(
      Object.entries(toObject(requirement)).map(([name, scopes]) => [name, toStrings(scopes)]),
    ),
  );

function schemesOf(document: JsonObject, requirements: readonly Record<string, string[]>[]): string {
  const defined = toObject(toObject(document.components).securitySchemes);
  const names = [...new Set(requirements.flatMap((requirement) => Object.keys(requirement)))].sort();
  return JSON.stringify(
    names.map((name) => ({ ...resolve(document, defined[name]), description: undefined })),
  );
}

function listedCodesOf(
  document: JsonObject,
  operation: JsonObject,
  security: Security,
  hasBody: boolean,
): ReadonlySet<string> | undefined {
  if (!('x-error-codes' in operation)) return undefined;
  const { always, authorised, encrypted } = toObject(document['x-common-error-codes']);
  return new Set([
    ...toStrings(operation['x-error-codes']),
    ...toStrings(always),
    ...(security === 'none' ? [] : toStrings(authorised)),
    ...(hasBody ? toStrings(encrypted) : []),
  ]);
}
