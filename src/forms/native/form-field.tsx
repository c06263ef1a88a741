import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Field, isRequired } from '../fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import styles from './field.module.css';

/** The ARIA attributes of a control. */
interface ControlAttributes {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps {
  field: Field;
  /** The error: a text key or a text. */
  error: string | undefined;
  /** Content at the end of the hint line, such as a character counter. */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

export function FormField({ field, error, aside, children }: FormFieldProps) {
  const { t } = useTranslation(['form']);
  const texts = useFieldTexts(field, error);
  const required = isRequired(field);
  const id = useId();
  const describedBy = texts.error || texts.hint ? `${id}-below` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{texts.label}</span>
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : (
          <span className={styles.optional}>{t('form.optional')}</span>
        )}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': describedBy,
        'aria-invalid': Boolean(texts.error),
        'aria-required': required,
      })}
      <div className={styles.below}>
        {(texts.error || texts.hint) && (
          <p id={`${id}-below`} className={texts.error ? styles.error : styles.hint}>
            {texts.error || texts.hint}
          </p>
        )}
        {aside}
      </div>
    </div>
  );
}
