import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ControlProps } from '../fields.ts';
import styles from './field.module.css';
import { fieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface TextAreaProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  placeholder?: string;
  /** The character count and its limit. */
  count: number;
  max: number;
}

/** A text area with a character counter. Longer input is allowed and fails validation. */
export function TextArea<Values extends FieldValues, Name extends FieldPath<Values>>({
  placeholder,
  count,
  max,
  ...control
}: TextAreaProps<Values, Name>) {
  const { t } = useTranslation(['form']);
  const { registration, error } = fieldProps(control);
  return (
    <FormField
      field={control.fields[control.name]}
      error={error}
      aside={<span className={styles.count}>{t('form.count', { count, max })}</span>}
    >
      {(aria) => <textarea rows={6} placeholder={placeholder} {...aria} {...registration} />}
    </FormField>
  );
}
