import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Rule } from '../validators/rule.ts';

/** The props of a control in a form. */
export interface FieldProps {
  registration: UseFormRegisterReturn;
  /** The text key of the error. */
  error: string | undefined;
}

/**
 * Registers a control with its validator.
 *
 * @param deps fields to validate with this one, such as a password confirmation
 */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  rule?: Rule,
  deps?: FieldPath<Values>[],
): FieldProps {
  const validate = (value: string | undefined) => rule?.(value ?? '') ?? true;
  return {
    registration: form.register(name, { validate, deps }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
