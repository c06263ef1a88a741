import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Rule } from '../validators/rule.ts';

/** What a control needs of its form, whatever else the form holds. */
export interface FieldProps {
  registration: UseFormRegisterReturn;
  /** Key of what is wrong with the value; the text follows the language of the page. */
  error: string | undefined;
}

/** Ties a control to a value of the form and to the rule it must keep. */
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
