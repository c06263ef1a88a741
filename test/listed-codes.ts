import { api } from '../mocks/api.ts';
import { type ErrorCode, errorCodes } from '../openapi/generated/error-codes.ts';
import type { OperationId } from '../openapi/generated/operations.ts';

const operations = new Map(
  api.operations.map((operation): [string, typeof operation] => [operation.operationId, operation]),
);

const isCode = (code: string): code is ErrorCode => code in errorCodes;

/** The error codes of an operation in the contract, including the common ones. */
export const listedCodes = (operationId: OperationId): ErrorCode[] =>
  [...(operations.get(operationId)?.codes ?? [])].filter(isCode).filter((code) => code !== '00000');
