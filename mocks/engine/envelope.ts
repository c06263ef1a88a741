import { type ErrorCode, errorCodes } from '../../openapi/generated/error-codes.ts';

/** The code of a success. */
export const successCode = '00000' satisfies ErrorCode;

interface Envelope {
  code: string;
  msg: string;
  data: unknown;
}

/** An envelope with its HTTP status. */
export interface EnvelopeResponse {
  status: number;
  envelope: Envelope;
}

export function success(data: unknown): EnvelopeResponse {
  return { status: 200, envelope: { code: successCode, msg: errorCodes[successCode].meaning, data } };
}

/**
 * Creates an error envelope.
 *
 * @param msg replaces the catalogue's meaning
 * @param status replaces the catalogue's HTTP status
 */
export function failure(code: string, msg?: string, status?: number): EnvelopeResponse {
  const known = isErrorCode(code) ? errorCodes[code] : undefined;
  return {
    status: status ?? known?.httpStatus ?? 200,
    envelope: { code, msg: msg ?? known?.meaning ?? code, data: null },
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}
