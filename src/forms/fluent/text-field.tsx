import { Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formNamespaces } from '../form-namespaces.ts';
import { sanitizePaste } from '../sanitize-paste.ts';
import type { Rule } from '../validators/rule.ts';

export interface TextFieldProps<Values extends FieldValues>
  extends Omit<
    InputProps,
    'form' | 'name' | 'required' | 'onChange' | 'onBlur' | 'ref' | 'defaultValue' | 'value'
  > {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: FieldProps['hint'];
  required?: boolean;
  /** Returns the text key of the error. */
  rule: Rule;
  /** Fields to validate with this one, such as a password confirmation. */
  deps?: FieldPath<Values>[];
  /** Sanitizes pasted text, such as a phone number with spaces. */
  clean?: (pasted: string) => string;
}

/** A text field with its label and error. It preserves input made before hydration. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, required = true, rule, deps, clean, ...inputProps } = props;
  const language = useLanguage();
  // The texts of validation errors are loaded.
  useTranslation(formNamespaces);
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (value: string) => rule(value ?? '') ?? true, deps },
  });
  const value: string = field.value ?? '';

  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== value) field.onChange(typed);
  });
  useLayoutEffect(() => {
    if (input.current) takeOver(input.current.value);
  }, []);

  const error = fieldState.error?.message;
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      validationState={error ? 'error' : 'none'}
      validationMessage={error && (lookup(language, error) ?? error)}
    >
      <Input
        size="large"
        {...inputProps}
        {...field}
        value={value}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onPaste={(event) => {
          if (clean) sanitizePaste(event, clean);
        }}
      />
    </Field>
  );
}
