import { Field } from '@fluentui/react-field';
import { Select } from '@fluentui/react-select';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type ControlProps, isRequired, validationOf } from '../fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';

interface SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** Called after the form value was updated. */
  onChoose?: (value: string) => void;
}

/** A select whose options may load after the form. */
export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  fields,
  name,
  placeholder,
  options,
  onChoose,
}: SelectFieldProps<Values, Name>) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: validationOf(fields, name),
  });
  const texts = useFieldTexts(fields[name], fieldState.error?.message);
  return (
    <Field
      label={texts.label}
      required={isRequired(fields[name])}
      validationState={texts.error ? 'error' : 'none'}
      validationMessage={texts.error && <span>{texts.error}</span>}
    >
      <Select
        size="large"
        ref={field.ref}
        name={name}
        value={field.value ?? ''}
        // Fluent UI does not pass this prop to the native element.
        select={{ autoComplete: fields[name].autoComplete }}
        onBlur={field.onBlur}
        onChange={(_, { value }) => {
          field.onChange(value);
          onChoose?.(value);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
