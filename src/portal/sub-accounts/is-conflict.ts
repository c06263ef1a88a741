import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';

/** Refusals that say: somebody has changed or deleted it meanwhile. */
const codes = new Set<string | undefined>(['B003', 'B004', 'A2002'] satisfies ErrorCode[]);

/** Whether a refusal means that the list on the screen is no longer true. */
export const isConflict = ({ code }: ApiError): boolean => codes.has(code);
