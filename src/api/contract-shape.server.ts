import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { type OperationId, operations } from '../../openapi/generated/operations.ts';

/**
 * Keywords that limit a value within its type. A headline longer than the contract allows is no reason to withhold a page; a
 * headline that is `null` breaks the page that shows it.
 */
const limitingKeywords = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
];

const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
for (const keyword of limitingKeywords) ajv.removeKeyword(keyword);
ajv.addSchema(contract, 'contract');

const validators = new Map<OperationId, ValidateFunction>();

/** The validator of a successful envelope. Compiling it takes some milliseconds, so it happens with the first response. */
function validatorOf(operationId: OperationId): ValidateFunction {
  const validate =
    validators.get(operationId) ?? ajv.compile({ $ref: `contract#/${successPointer(operationId)}` });
  validators.set(operationId, validate);
  return validate;
}

/** Where the contract describes the envelope of a success, the first alternative of the response 200. */
function successPointer(operationId: OperationId): string {
  const [method, path] = operations[operationId];
  return ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .concat('oneOf/0')
    .join('/');
}

/**
 * Compares the data of a success with the types that the contract gives it: what the types of the client promise to the pages.
 *
 * @returns the place as a JSON pointer and the expected value, without the received one, such as
 *   `/data/list/0/title must be string`; undefined if the data fits
 */
export function findMismatch(operationId: OperationId, data: unknown): string | undefined {
  const validate = validatorOf(operationId);
  // An envelope may omit the data that is null.
  if (validate({ code: '', msg: '', data: data ?? null })) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message}`;
}
