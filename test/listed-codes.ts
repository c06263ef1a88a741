import { readOperations } from '../mocks/engine/contract.ts';
import type { OperationId } from '../mocks/engine/operation.ts';
import contract from '../openapi/generated/contract.json' with { type: 'json' };
import { type ErrorCode, errorCodes } from '../openapi/generated/error-codes.ts';

const operations = new Map(
  readOperations(contract).map((operation): [string, typeof operation] => [operation.operationId, operation]),
);

const isCode = (code: string): code is ErrorCode => code in errorCodes;

/** The error codes of an operation in the contract, including the common ones. */
export const listedCodes = (operationId: OperationId): ErrorCode[] =>
  [...(operations.get(operationId)?.codes ?? [])].filter(isCode).filter((code) => code !== '00000');
