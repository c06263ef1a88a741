import { type ErrorCode, errorCodes } from '../openapi/generated/error-codes.ts';
import { isSchema, type Schema } from './engine/contract.ts';
import type { Envelope } from './engine/envelope.ts';

/** The code of a success. */
export const successCode = '00000' satisfies ErrorCode;

/** The envelope of the API: every body is `{ code, msg, data }`, and the code of a success is a string of digits. */
export const envelope: Envelope = {
  success: (data) => ({ code: successCode, msg: errorCodes[successCode].meaning, data }),
  failure: (code, msg) => ({ code, msg, data: null }),
  readCode: (body) => (isSchema(body) && typeof body.code === 'string' ? body.code : undefined),
  isSuccess: (code) => /^\d+$/.test(code),
  dataField: 'data',
  readSchema: (schema, status) => ({
    success: status === 200 ? successIn(schema) : undefined,
    codes: codesIn(schema),
  }),
  codes: {
    badRequest: 'A0400',
    notFound: 'A0404',
    methodNotAllowed: 'A0405',
    mediaType: 'A0415',
    unparsable: 'A0406',
    missing: 'A0407',
    notAllowed: 'A0417',
    invalid: 'A0460',
    notEncrypted: 'A0202',
    unauthorized: 'A0401',
    forbidden: 'A0403',
    internal: 'B0001',
  } satisfies Record<string, ErrorCode>,
};

/** The success schema of a response that is either a success or an error. */
function successIn(schema: Schema): Schema {
  const [success] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return isSchema(success) ? success : schema;
}

/** The values of `code` that a schema enumerates: the error codes. The code of a success is a pattern. */
function codesIn(schema: Schema): string[] {
  const parts = [schema.oneOf, schema.allOf].flat().filter(isSchema);
  const code = isSchema(schema.properties) ? schema.properties.code : undefined;
  const own = isSchema(code) && Array.isArray(code.enum) ? code.enum : [];
  return [...own, ...parts.flatMap(codesIn)];
}
