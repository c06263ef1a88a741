import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Rule } from '../validators/rule.ts';

/** The props of a control in a form. */
export interface FieldProps {
  registration: UseFormRegisterReturn;
  /** The text key of the error. */
  error: string | undefined;
}

/** Registers a control with its validator. */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  rule?: Rule,
): FieldProps {
  const validate = (value: string | undefined) => rule?.(value ?? '') ?? true;
  return {
    registration: form.register(name, { validate }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
