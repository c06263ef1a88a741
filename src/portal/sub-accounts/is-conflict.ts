import type { ApiError } from '../../api/api-error.ts';

/** Codes for a concurrent change or deletion. */
const codes: readonly (string | undefined)[] = ['B003', 'B004', 'A2002'];

/** Whether an error means that the list is outdated. */
export const isConflict = ({ code }: ApiError): boolean => codes.includes(code);
