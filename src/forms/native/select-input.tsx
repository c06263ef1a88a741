import type { FieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface SelectInputProps {
  field: FieldProps;
  label: string;
  required?: boolean;
  /** The placeholder option. */
  nothing: string;
  options: readonly { value: string; label: string }[];
}

/** A native select. */
export function SelectInput({ field, label, required = true, nothing, options }: SelectInputProps) {
  return (
    <FormField label={label} required={required} error={field.error}>
      {(control) => (
        <select {...control} {...field.registration}>
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
