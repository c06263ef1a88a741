import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { TextRule } from '../validators/rule.ts';

/** The props of a control in a form. */
export interface FieldProps {
  registration: UseFormRegisterReturn;
  /** The text key of the error. */
  error: string | undefined;
}

/**
 * Registers a control with its rule. The form has the normalized value at any time; the control shows it when it loses the focus, because
 * it must not change during input.
 *
 * @param deps fields to validate with this one, such as a password confirmation
 */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  rule?: TextRule,
  deps?: FieldPath<Values>[],
): FieldProps {
  const validate = (value: string | undefined) => rule?.(value ?? '') ?? true;
  const registration = form.register(name, { validate, deps, setValueAs: rule?.normalize });
  return {
    registration: {
      ...registration,
      onBlur(event) {
        const { target } = event;
        const value = rule?.normalize(target.value);
        if (value !== undefined && value !== target.value) target.value = value;
        return registration.onBlur(event);
      },
    },
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
