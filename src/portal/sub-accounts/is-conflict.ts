import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';

/** Codes for a concurrent change or deletion. */
const codes = new Set<string | undefined>(['B003', 'B004', 'A2002'] satisfies ErrorCode[]);

/** Whether an error means that the list is outdated. */
export const isConflict = ({ code }: ApiError): boolean => codes.has(code);
