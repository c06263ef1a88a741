import type { ChangeHandler, FieldPath, FieldValues } from 'react-hook-form';
import { type ControlProps, validationOf } from '../fields.ts';

/**
 * Registers a control with its rule. The form has the normalized value at any time; the control shows it when it loses the focus, because
 * it must not change during input.
 */
export function fieldProps<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  fields,
  name,
}: ControlProps<Values, Name>) {
  const { normalize } = fields[name].rule;
  const registration = form.register(name, { ...validationOf(fields, name), setValueAs: normalize });
  return {
    registration: {
      ...registration,
      onBlur(event: Parameters<ChangeHandler>[0]) {
        const { target } = event;
        const value = normalize(target.value);
        if (value !== target.value) target.value = value;
        return registration.onBlur(event);
      },
    },
    /** The text key of the error. */
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
