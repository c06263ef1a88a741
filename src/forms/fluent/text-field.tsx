import { Field, type FieldProps } from '@fluentui/react-field';
import { Input, type InputProps } from '@fluentui/react-input';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { attributesOf, type ControlProps, isRequired, validationOf } from '../fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';

export interface TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name>,
    Pick<InputProps, 'type' | 'contentAfter'> {
  /** Replaces the hint of the field. */
  hint?: FieldProps['hint'];
}

/**
 * A text field with its label and error. The form has the normalized value at any time; the field shows it when it loses the focus, because
 * it must not change during input. It preserves input made before hydration.
 */
export function TextField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  fields,
  name,
  hint,
  ...inputProps
}: TextFieldProps<Values, Name>) {
  const { normalize } = fields[name].rule;
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: validationOf(fields, name),
  });
  const texts = useFieldTexts(fields[name], fieldState.error?.message);
  const value: string = field.value ?? '';
  /** The input since the field got the focus. */
  const [typed, setTyped] = useState<string>();

  const take = useEffectEvent((text: string) => {
    const taken = normalize(text);
    if (taken !== value) field.onChange(taken);
  });
  useLayoutEffect(() => {
    if (input.current) take(input.current.value);
  }, []);
  // From a draft or the API.
  useLayoutEffect(() => take(value), [value]);

  return (
    <Field
      label={texts.label}
      hint={hint ?? texts.hint}
      required={isRequired(fields[name])}
      validationState={texts.error ? 'error' : 'none'}
      validationMessage={texts.error && <span>{texts.error}</span>}
    >
      <Input
        size="large"
        {...attributesOf(fields[name])}
        {...inputProps}
        {...field}
        // The form may have changed the value meanwhile.
        value={typed !== undefined && normalize(typed) === value ? typed : value}
        onChange={(_, { value: text }) => {
          setTyped(text);
          field.onChange(normalize(text));
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
