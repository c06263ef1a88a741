import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { ApiError } from '../api/api-error.ts';
import type { TextKey } from '../i18n/namespaces.ts';

/** The field that an error code concerns, with another text where the message of the code misleads in this form. */
type FieldError<Values extends FieldValues> = FieldPath<Values> | { field: FieldPath<Values>; text: TextKey };

/** The fields of a form by the error codes of its operations. Codes that the contract does not list do not compile. */
export type FieldErrors<Values extends FieldValues, Id extends OperationId = OperationId> = {
  readonly [Code in OperationErrorCode<Id>]?: FieldError<Values>;
};

/** Shows a rejected call at the field that it concerns, and focuses the field. */
export function showFieldError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { code }: ApiError,
  fieldErrors: FieldErrors<Values> = {},
): void {
  const entry = new Map<string | undefined, FieldError<Values>>(Object.entries(fieldErrors)).get(code);
  if (entry === undefined) return;
  const { field, text } = typeof entry === 'object' ? entry : { field: entry, text: `common.apiMsg.${code}` };
  form.setError(field, { type: 'api', message: text });
  form.setFocus(field);
  // After `setFocus`, which waits for a timer. The center of the viewport is away from the toasts at its edge.
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
