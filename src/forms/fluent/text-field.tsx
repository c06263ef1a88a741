import { Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formNamespaces } from '../form-namespaces.ts';
import type { TextRule } from '../validators/rule.ts';

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
  rule: TextRule;
  /** Fields to validate with this one, such as a password confirmation. */
  deps?: FieldPath<Values>[];
}

/**
 * A text field with its label and error. The form has the normalized value at any time; the field shows it when it loses the focus, because
 * it must not change during input. It preserves input made before hydration.
 */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, required = true, rule, deps, ...inputProps } = props;
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
  /** The input since the field got the focus. */
  const [typed, setTyped] = useState<string>();

  const take = useEffectEvent((text: string) => {
    const taken = rule.normalize(text);
    if (taken !== value) field.onChange(taken);
  });
  useLayoutEffect(() => {
    if (input.current) take(input.current.value);
  }, []);
  // From a draft or the API.
  useLayoutEffect(() => take(value), [value]);

  const error = fieldState.error?.message;
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      validationState={error ? 'error' : 'none'}
      validationMessage={error && <span>{lookup(language, error) ?? error}</span>}
    >
      <Input
        size="large"
        {...inputProps}
        {...field}
        // The form may have changed the value meanwhile.
        value={typed !== undefined && rule.normalize(typed) === value ? typed : value}
        onChange={(_, { value: text }) => {
          setTyped(text);
          field.onChange(rule.normalize(text));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
      />
    </Field>
  );
}
