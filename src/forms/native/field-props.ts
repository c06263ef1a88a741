import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { type ControlProps, validationOf } from '../fields.ts';

/** The props of a control in a form. */
interface FieldProps {
  registration: UseFormRegisterReturn;
  /** The text key of the error. */
  error: string | undefined;
}

/**
 * Registers a control with its rule. The form has the normalized value at any time; the control shows it when it loses the focus, because
 * it must not change during input.
 */
export function fieldProps<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  fields,
  name,
}: ControlProps<Values, Name>): FieldProps {
  const { normalize } = fields[name].rule;
  const registration = form.register(name, { ...validationOf(fields, name), setValueAs: normalize });
  return {
    registration: {
      ...registration,
      onBlur(event) {
        const { target } = event;
        const value = normalize(target.value);
        if (value !== target.value) target.value = value;
        return registration.onBlur(event);
      },
    },
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
