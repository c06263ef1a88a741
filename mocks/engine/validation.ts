import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Parameter, Schema } from './contract.ts';
import { suggest } from './control-error.ts';
import { isLine } from './line-format.ts';
import type { InputOf } from './operation.ts';

/** The error of an invalid request: a common code and the field. */
interface Refusal {
  code: 'A0406' | 'A0407' | 'A0417' | 'A0460';
  msg: string;
}

interface RawInput {
  path: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

/** A violation of the contract in a value. */
export interface Difference {
  /** JSON pointer of the value; empty for the root. */
  path: string;
  expected: string;
  got: string;
}

/** `Operations` are the generated types of the contract. */
export interface Validation<Operations> {
  /** Validates a request. Returns the typed input or an error code. */
  request<Id extends keyof Operations & string>(
    operation: Operation<Id>,
    raw: RawInput,
  ): InputOf<Operations[Id]> | Refusal;
  /** The query parameters that the contract lacks, and those that a request repeats although they are no list. */
  query(operation: Operation, query: URLSearchParams): string[];
  /** Validates a value against a schema of the document. Each violation starts with the JSON pointer of its place. */
  value(schema: Schema, value: unknown): string[];
  /** Validates a successful response and returns the violations. */
  response(operation: Operation, response: unknown): string[];
  /** Validates an envelope with its HTTP status, success or failure, and returns the violations. */
  envelope(operation: Operation, envelope: { code: string }, status: number): string[];
  /** The same as separate parts for a report: where, expected, received. */
  differences(operation: Operation, envelope: unknown): Difference[];
}

/**
 * Validates requests and responses against the contract. Schemas are compiled on first use.
 *
 * @param allErrors whether to continue after the first error
 */
export function createValidation<Operations>(
  document: ContractDocument,
  { allErrors = false } = {},
): Validation<Operations> {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    validateFormats: true,
    inlineRefs: false,
  });
  addFormats.default(ajv, ['int32', 'int64', 'double', 'date-time', 'uri']);
  ajv.addFormat('line', isLine);
  ajv.addSchema({ $id: 'contract', components: { schemas: document.components.schemas } });
  const compiled = new Map<string, ValidateFunction>();

  function validator(key: string, schema: () => Schema): ValidateFunction {
    const validate = compiled.get(key) ?? ajv.compile(withContractReferences(schema()));
    compiled.set(key, validate);
    return validate;
  }

  /** The only place where unknown input becomes typed input. The generated type comes from the validated schema. */
  function isInput<Id extends keyof Operations>(
    validate: ValidateFunction,
    input: unknown,
  ): input is InputOf<Operations[Id]> {
    return validate(input);
  }

  const responseErrors = (operation: Operation, envelope: unknown): ErrorObject[] => {
    const validate = validator(`response ${operation.operationId}`, () => operation.response);
    return validate(envelope) ? [] : (validate.errors ?? []);
  };

  const violationsOf = (operation: Operation, response: unknown) =>
    responseErrors(operation, response).map(
      (error) => `${error.instancePath ? '' : '/'}${violationOf(error)}`,
    );

  return {
    request<Id extends keyof Operations & string>(operation: Operation<Id>, raw: RawInput) {
      const query: Record<string, unknown> = {};
      for (const parameter of operation.parameters) {
        if (parameter.in !== 'query') continue;
        const read = readQuery(parameter, raw.query);
        if (read === invalidNumber)
          return { code: 'A0406', msg: `Parameter "${parameter.name}" cannot be parsed` };
        if (read !== undefined) query[parameter.name] = read;
      }
      const validate = validator(`request ${operation.operationId}`, () => requestSchema(operation));
      const input: unknown = { path: raw.path, query, body: raw.body };
      return isInput<Id>(validate, input) ? input : refusal(validate.errors?.[0]);
    },
    query({ parameters }, query) {
      const known = new Map(
        parameters.filter(({ in: place }) => place === 'query').map(({ name, schema }) => [name, schema]),
      );
      return [...new Set(query.keys())].flatMap((name) => {
        const schema = known.get(name);
        if (!schema) return [`sends the query parameter "${name}", which the contract does not name`];
        const isRepeated = schema.type !== 'array' && query.getAll(name).length > 1;
        return isRepeated ? [`repeats the query parameter "${name}", which is no list`] : [];
      });
    },
    value(schema, value) {
      const validate = validator(JSON.stringify(schema), () => schema);
      return validate(value) ? [] : (validate.errors ?? []).map(violationOf);
    },
    response: violationsOf,
    envelope(operation, envelope, status) {
      const { code } = envelope;
      if (/^\d+$/.test(code) && status === 200) return violationsOf(operation, envelope);
      if (operation.codesByStatus.get(status)?.has(code)) return [];
      return [`answers ${code} with HTTP status ${status}, which the contract does not name`];
    },
    differences: (operation, envelope) =>
      responseErrors(operation, envelope)
        // Its parts report these errors.
        .filter(({ keyword }) => !['allOf', 'anyOf', 'oneOf', 'if'].includes(keyword))
        .map(toDifference),
  };
}

const violationOf = ({ instancePath, message = 'is invalid' }: ErrorObject) => `${instancePath} ${message}`;

function toDifference({ keyword, instancePath, params, message = 'valid', data }: ErrorObject): Difference {
  switch (keyword) {
    case 'required':
      return { path: `${instancePath}/${params.missingProperty}`, expected: 'a value', got: 'nothing' };
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = params.additionalProperty ?? params.unevaluatedProperty;
      return { path: `${instancePath}/${name}`, expected: 'no such field', got: 'one' };
    }
    case 'enum':
      return {
        path: instancePath,
        expected: `one of ${params.allowedValues.map(written).join(', ')}`,
        got: written(data),
      };
    case 'type':
      return { path: instancePath, expected: [params.type].flat().join(' or '), got: written(data) };
    default:
      return { path: instancePath, expected: message.replace(/^must /, ''), got: written(data) };
  }
}

/** Formats a value for a report. */
function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const invalidNumber = Symbol('invalid number');

/** Parses a query parameter by its schema. Arrays repeat the key. */
function readQuery({ name, schema }: Parameter, query: URLSearchParams): unknown {
  const values = query.getAll(name);
  if (values.length === 0) return undefined;
  if (schema.type === 'array') return values;
  const [value] = values;
  if (schema.type !== 'integer' && schema.type !== 'number') return value;
  return value && /^-?\d{1,16}$/.test(value) ? Number(value) : invalidNumber;
}

function requestSchema({ parameters, body }: Operation): Schema {
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

/** Rewrites local references to the document with the id "contract". */
function withContractReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
}

function unknownField({ params, parentSchema }: ErrorObject): string {
  const message = `Field "${params.additionalProperty}" is not known`;
  const names = Object.keys(parentSchema?.properties ?? {});
  return names.length > 0 ? `${message}.${suggest(String(params.additionalProperty), names)}` : message;
}

function refusal(error: ErrorObject | undefined): Refusal {
  const at = error?.instancePath.replace(/^\/(path|query|body)\/?/, '').replaceAll('/', '.') ?? '';
  switch (error?.keyword) {
    case 'required': {
      const name = [at, String(error.params.missingProperty)].filter(Boolean).join('.');
      return { code: 'A0407', msg: `Parameter "${name}" is missing` };
    }
    case 'enum':
      return {
        code: 'A0417',
        msg: `Parameter "${at}" must be one of ${error.params.allowedValues.join(', ')}`,
      };
    case 'additionalProperties':
      return { code: 'A0460', msg: unknownField(error) };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'minItems':
    case 'maxItems':
      return { code: 'A0417', msg: `Parameter "${at}" ${error.message}` };
    default:
      return { code: 'A0460', msg: `Field "${at || 'body'}" ${error?.message ?? 'is invalid'}` };
  }
}
