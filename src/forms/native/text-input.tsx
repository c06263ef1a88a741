import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { attributesOf, type ControlProps } from '../fields.ts';
import { fieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';
import styles from './text-input.module.css';

interface TextInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  /** Replaces the type of the field. */
  type?: 'text';
  /** A button over the end of the input. */
  end?: ReactNode;
}

/** A native text input with its label. */
export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  type,
  end,
  ...control
}: TextInputProps<Values, Name>) {
  const field = control.fields[control.name];
  const { registration, error } = fieldProps(control);
  const attributes = attributesOf(field);
  return (
    <FormField field={field} error={error}>
      {(aria) => (
        <div className={end ? `${styles.box} ${styles.withEnd}` : styles.box}>
          <input {...attributes} type={type ?? attributes.type} {...aria} {...registration} />
          {end}
        </div>
      )}
    </FormField>
  );
}
