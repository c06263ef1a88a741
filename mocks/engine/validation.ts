import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Parameter, Schema } from './contract.ts';
import { suggest } from './control-error.ts';
import type { EngineError, Envelope } from './envelope.ts';
import type { AnyCalls, AnyInput } from './operation.ts';

/** Why a request is refused, with the field. */
export interface RequestError {
  error: EngineError;
  msg?: string;
}

interface RawInput {
  path: Record<string, unknown>;
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

/** A contract, and what its schemas leave open. */
export interface ValidatedContract {
  contract: ContractDocument;
  envelope: Envelope;
  /** Formats of texts beyond those that every contract knows. */
  formats?: Readonly<Record<string, (text: string) => boolean>>;
}

/** Checks of what the contract describes. */
export interface ContractChecks {
  /** The query parameters that the contract lacks, and those that a request repeats although they are no list. */
  query(operation: Operation, query: URLSearchParams): string[];
  /** Validates a value against a schema of the document. Each violation starts with the JSON pointer of its place. */
  value(schema: Schema, value: unknown): string[];
  /** Validates the body of a response with its HTTP status, success or error, and returns the violations. */
  response(operation: Operation, body: unknown, status: number): string[];
  /** The violations of a success as separate parts for a report: where, expected, received. */
  differences(operation: Operation, body: unknown): Difference[];
}

/** `Calls` are the validated requests by operation. */
export interface Validation<Calls> extends ContractChecks {
  /** Validates a request. Returns the typed input or the error. */
  request<Id extends keyof Calls & string>(
    operation: Operation<Id>,
    raw: RawInput,
  ): Pick<Calls[Id] & AnyInput, keyof AnyInput> | RequestError;
}

/**
 * Validates requests and responses against the contract. Schemas are compiled on first use.
 *
 * @param allErrors whether to continue after the first error
 */
export function createValidation<Calls extends AnyCalls<Calls>>(
  { contract, envelope, formats = {} }: ValidatedContract,
  { allErrors = false } = {},
): Validation<Calls> {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    validateFormats: true,
    inlineRefs: false,
    // The schemas are those of a contract that its linter has validated. To do it again takes longer than to start everything else.
    meta: false,
    validateSchema: false,
  });
  addFormats.default(ajv, ['int32', 'int64', 'double', 'date-time', 'uri']);
  for (const [name, isValid] of Object.entries(formats)) ajv.addFormat(name, isValid);
  ajv.addSchema({ $id: 'contract', components: { schemas: contract.components?.schemas } });
  const compiled = new WeakMap<Schema, ValidateFunction>();

  function validator(schema: Schema): ValidateFunction {
    const validate = compiled.get(schema) ?? ajv.compile(withContractReferences(schema));
    compiled.set(schema, validate);
    return validate;
  }

  function errorsOf(schema: Schema, value: unknown): readonly ErrorObject[] {
    const validate = validator(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  }

  /** The only place where unknown input becomes typed input. The generated type comes from the validated schema. */
  function isInput<Id extends keyof Calls & string>(
    operation: Operation<Id>,
    input: unknown,
  ): input is Pick<Calls[Id] & AnyInput, keyof AnyInput> {
    return validator(operation.request)(input) === true;
  }

  const bodyViolations = (schema: Schema, body: unknown) =>
    errorsOf(schema, body).map((error) => `${error.instancePath ? '' : '/'}${violationOf(error)}`);

  return {
    request(operation, raw) {
      const groups: Record<Parameter['in'], Record<string, unknown>> = { path: {}, query: {} };
      for (const parameter of operation.parameters) {
        const read = readParameter(parameter, raw);
        if (read === invalidText)
          return { error: 'unparsable', msg: `Parameter "${parameter.name}" cannot be parsed` };
        if (read !== undefined) groups[parameter.in][parameter.name] = read;
      }
      const input: unknown = { ...groups, body: raw.body };
      return isInput(operation, input) ? input : requestError(validator(operation.request).errors?.[0]);
    },
    query({ parameters }, query) {
      return [...new Set(query.keys())].flatMap((name) => {
        const { schema } = parameters.find((one) => one.in === 'query' && one.name === name) ?? {};
        if (!schema) return [`sends the query parameter "${name}", which the contract does not name`];
        const isRepeated = schema.type !== 'array' && query.getAll(name).length > 1;
        return isRepeated ? [`repeats the query parameter "${name}", which is no list`] : [];
      });
    },
    value: (schema, value) => errorsOf(schema, value).map(violationOf),
    response(operation, body, status) {
      const code = envelope.readCode(body, status);
      if (code === undefined) return ['is no answer of the API'];
      if (envelope.isSuccess(code) && status === operation.successStatus)
        return bodyViolations(operation.response, body);
      if (!operation.codesByStatus.get(status)?.has(code))
        return [`answers ${code} with HTTP status ${status}, which the contract does not name`];
      const schema = operation.schemas.get(status);
      return schema ? bodyViolations(schema, body) : [];
    },
    differences: (operation, body) =>
      errorsOf(operation.response, body)
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

const invalidText = Symbol('invalid text');

/** Reads a parameter by its schema. Arrays in a query repeat the key. */
function readParameter({ name, in: place, schema }: Parameter, { path, query }: RawInput): unknown {
  const values = place === 'query' ? query.getAll(name) : [`${path[name]}`];
  if (schema.type === 'array') return values.length > 0 ? values : undefined;
  const [value] = values;
  return value === undefined ? undefined : readText(schema, value);
}

/** Reads a number or a truth value; any other text stays as it is. */
function readText({ type }: Schema, text: string): unknown {
  switch (type) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : invalidText;
    case 'number':
      return /^-?\d{1,16}(?:\.\d{1,16})?$/.test(text) ? Number(text) : invalidText;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : invalidText;
    default:
      return text;
  }
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

function requestError(error: ErrorObject | undefined): RequestError {
  const at = error?.instancePath.replace(/^\/(path|query|body)\/?/, '').replaceAll('/', '.') ?? '';
  switch (error?.keyword) {
    case 'required': {
      const name = [at, String(error.params.missingProperty)].filter(Boolean).join('.');
      return { error: 'missing', msg: `Parameter "${name}" is missing` };
    }
    case 'dependentRequired': {
      const name = [at, String(error.params.missingProperty)].filter(Boolean).join('.');
      return {
        error: 'missing',
        msg: `Parameter "${name}" is missing, which "${error.params.property}" needs`,
      };
    }
    case 'enum':
      return {
        error: 'notAllowed',
        msg: `Parameter "${at}" must be one of ${error.params.allowedValues.join(', ')}`,
      };
    case 'additionalProperties':
      return { error: 'invalid', msg: unknownField(error) };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'minItems':
    case 'maxItems':
      return { error: 'notAllowed', msg: `Parameter "${at}" ${error.message}` };
    default:
      return { error: 'invalid', msg: `Field "${at || 'body'}" ${error?.message ?? 'is invalid'}` };
  }
}
