import type { FieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface SelectInputProps {
  field: FieldProps;
  label: string;
  required?: boolean;
  /** What stands there before anything is chosen. */
  nothing: string;
  options: readonly { value: string; label: string }[];
}

/** One value out of a list. */
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
