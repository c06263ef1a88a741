import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { FormField } from './form-field.tsx';

interface TextAreaProps {
  field: FieldProps;
  label: string;
  hint?: string;
  placeholder?: string;
  /** The character count and its limit. */
  count: number;
  max: number;
}

/** A text area with a character counter. Longer input is allowed and fails validation. */
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
