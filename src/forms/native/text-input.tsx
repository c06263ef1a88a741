import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';
import styles from './text-input.module.css';

export interface TextInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength'
  > {
  field: FieldProps;
  label: string;
  hint?: string;
  required?: boolean;
  /** A button over the end of the input. */
  end?: ReactNode;
}

/** A native text input with its label. */
export function TextInput({ field, label, hint, required = true, end, ...input }: TextInputProps) {
  const { registration, error } = field;
  return (
    <FormField label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <div className={end ? `${styles.box} ${styles.withEnd}` : styles.box}>
          <input {...input} {...control} {...registration} />
          {end}
        </div>
      )}
    </FormField>
  );
}
