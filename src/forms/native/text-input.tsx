import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIsHydrated } from '../../app/use-hydrated.ts';
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
  /** Whether the HTML of the server focuses it, so that nothing typed before the scripts is lost. Phones open no keyboard for that. */
  takesFocus?: boolean;
}

export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  type,
  end,
  takesFocus = false,
  ...control
}: TextInputProps<Values, Name>) {
  const field = control.fields[control.name];
  const { registration, error } = fieldProps(control);
  const attributes = attributesOf(field);
  const isFromServer = !useIsHydrated();
  return (
    <FormField field={field} error={error}>
      {(aria) => (
        <div className={end ? `${styles.box} ${styles.withEnd}` : styles.box}>
          <input
            {...attributes}
            type={type ?? attributes.type}
            // biome-ignore lint/a11y/noAutofocus: the first field of a page whose purpose is its form
            autoFocus={takesFocus && isFromServer}
            {...aria}
            {...registration}
          />
          {end}
        </div>
      )}
    </FormField>
  );
}
