import { type ReactNode, useId } from 'react';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formNamespaces } from '../form-namespaces.ts';
import styles from './field.module.css';

/** The ARIA attributes of a control. */
interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps {
  label: string;
  required: boolean;
  hint?: string;
  /** The error: a text key or a text. */
  error: string | undefined;
  /** Content at the end of the hint line, such as a character counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A control with label, hint and error. */
export function FormField({ label, required, hint, error, aside, children }: FormFieldProps) {
  // The texts of validation errors are loaded.
  const { t } = useTranslation(formNamespaces);
  const language = useLanguage();
  const id = useId();
  const message = error && (lookup(language, error) ?? error);
  const describedBy = message || hint ? `${id}-below` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
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
        'aria-invalid': Boolean(message),
        'aria-required': required,
      })}
      <div className={styles.below}>
        {(message || hint) && (
          <p id={`${id}-below`} className={message ? styles.error : styles.hint}>
            {message || hint}
          </p>
        )}
        {aside}
      </div>
    </div>
  );
}
