import { operationErrorCodes } from '../../openapi/generated/operation-codes.ts';
import { ApiError, type OperationId } from './api-error.ts';

/** Whether a call failed with a code that the contract lists for the operation, or without a code. */
export function isApiError<Id extends OperationId>(error: unknown, operationId: Id): error is ApiError<Id> {
  const codes: readonly string[] = operationErrorCodes[operationId];
  return error instanceof ApiError && (error.code === undefined || codes.includes(error.code));
}
