import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { ApiError } from '../api/api-error.ts';
import type { TextKey } from '../i18n/namespaces.ts';
import type { Fields } from './fields.ts';

/** The field that an error code concerns, with another text where the message of the code misleads in this form. */
type FieldError<Name extends string> = Name | { field: Name; text: TextKey };

/** The fields of a form by the error codes of its operations. Codes that the contract does not list do not compile. */
export type FieldErrors<Name extends string, Id extends OperationId = OperationId> = {
  readonly [Code in OperationErrorCode<Id>]?: FieldError<Name>;
};

/** A form: the operations that it calls, its fields, and which of them an error code of these operations concerns. */
export interface FormDefinition<Name extends string = string, Id extends OperationId = OperationId> {
  operations: readonly Id[];
  fields: Fields<Name>;
  fieldErrors: FieldErrors<Name, Id>;
}

export const defineForm = <Name extends string, Id extends OperationId>(form: FormDefinition<Name, Id>) =>
  form;

/** The field of an error code and the text to show there; undefined when the code concerns no field. */
export function fieldErrorOf<Name extends string, Code extends string | undefined>(
  fieldErrors: FieldErrors<Name>,
  code: Code,
): { field: Name; text: TextKey | `common.apiMsg.${Code}` } | undefined {
  const entry = new Map<string | undefined, FieldError<Name>>(Object.entries(fieldErrors)).get(code);
  return typeof entry === 'string' ? { field: entry, text: `common.apiMsg.${code}` } : entry;
}

/**
 * Shows a rejected call at the field that it concerns, until the value changes, and focuses the field.
 *
 * @param sent the values of the call; a value that has changed since is not refused
 * @returns whether the error concerns a field
 */
export function showFieldError<Values extends FieldValues>(
  form: Pick<
    UseFormReturn<Values>,
    'getValues' | 'setError' | 'clearErrors' | 'getFieldState' | 'setFocus' | 'subscribe'
  >,
  { code }: ApiError,
  fieldErrors: FieldErrors<FieldPath<Values>> = {},
  sent: Values = form.getValues(),
): boolean {
  const entry = fieldErrorOf(fieldErrors, code);
  if (entry === undefined) return false;
  const { field, text } = entry;
  const isCurrent = () => Object.is(form.getValues(field), Reflect.get(sent, field));
  if (!isCurrent()) return true;
  form.setError(field, { type: 'api', message: text });
  // The form validates changes only after the first submission, and its rules do not know what the API refuses.
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback() {
      if (isCurrent()) return;
      unsubscribe();
      if (form.getFieldState(field).error?.type === 'api') form.clearErrors(field);
    },
  });
  form.setFocus(field);
  // After `setFocus`, which waits for a timer. The center of the viewport is away from the toasts at its edge.
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return true;
}
