import { Field, Select } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formNamespaces } from '../form-namespaces.ts';
import type { Rule } from '../validators/rule.ts';

interface SelectFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  rule: Rule;
  /** The placeholder option. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
  /** Called after the form value was updated. */
  onChoose?: (value: string) => void;
}

/** A select whose options may load after the form. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, rule, placeholder, options, autoComplete, onChoose } = props;
  const language = useLanguage();
  // The texts of validation errors are loaded.
  useTranslation(formNamespaces);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (value: string) => rule(value ?? '') ?? true },
  });
  const error = fieldState.error?.message;
  return (
    <Field
      label={label}
      required
      validationState={error ? 'error' : 'none'}
      validationMessage={error && <span>{lookup(language, error) ?? error}</span>}
    >
      <Select
        size="large"
        ref={field.ref}
        name={name}
        value={field.value ?? ''}
        // Fluent UI does not pass this prop to the native element.
        select={{ autoComplete }}
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
