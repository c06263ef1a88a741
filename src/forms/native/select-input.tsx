import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ControlProps } from '../fields.ts';
import { fieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface SelectInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  /** The placeholder option. */
  nothing: string;
  options: readonly { value: string; label: string }[];
}

export function SelectInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  nothing,
  options,
  ...control
}: SelectInputProps<Values, Name>) {
  const { registration, error } = fieldProps(control);
  return (
    <FormField field={control.fields[control.name]} error={error}>
      {(aria) => (
        <select {...aria} {...registration}>
          <option value="">{nothing}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
