import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface TextAreaProps {
  field: FieldProps;
  label: string;
  hint?: string;
  placeholder?: string;
  /** How many characters are in it, and how many it may hold. */
  count: number;
  max: number;
}

/** Several lines of text with a count of its characters. What is too long can still be typed: the rule complains. */
export function TextArea({ field, label, hint, placeholder, count, max }: TextAreaProps) {
  const { t } = useTranslation(['form']);
  return (
    <FormField
      label={label}
      hint={hint}
      required
      error={field.error}
      aside={<span className={styles.count}>{t('form.count', { count, max })}</span>}
    >
      {(control) => <textarea rows={6} placeholder={placeholder} {...control} {...field.registration} />}
    </FormField>
  );
}
