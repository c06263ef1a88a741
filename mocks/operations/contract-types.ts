import type { OperationCodes, OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationId, operations as operationTable } from '../../openapi/generated/operations.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import type { SuccessData } from '../../openapi/success-data.ts';
import type { InputOf, OutputOf } from '../engine/operation.ts';

export type MethodOf<Id extends OperationId> = (typeof operationTable)[Id][0];

/** Whether an operation needs a login: `none`, `optional` or `required`. */
export type SecurityOf<Id extends OperationId> = (typeof operationTable)[Id][2];

/** The validated request of an operation. */
export type Input<Id extends OperationId> = InputOf<operations[Id]>;

/** The body of a response with HTTP 200: the envelope of a success, or of a code that the operation lists. */
export type Body<Id extends OperationId> = OutputOf<operations[Id]>;

/** The data of a successful envelope. */
export type Data<Id extends OperationId> = SuccessData<Body<Id>>;

/**
 * The common codes that a handler may return because they need the database: ownership (A0403) and fields that depend on each
 * other (A0407, A0417). The engine returns the others.
 */
export type SharedCode<Id extends OperationId> = Extract<OperationErrorCode<Id>, 'A0403' | 'A0407' | 'A0417'>;

/** The codes that the handler of an operation may return. */
export type CodeOf<Id extends OperationId> = OperationCodes[Id] | SharedCode<Id>;
